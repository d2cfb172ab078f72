// clauses.h - the rules of Mammothodus, numbered: one sentence each in our words.
#pragma once

#include "core/clauses.h"

namespace ochre::mammothodus {

using enum ClauseKind;

inline constexpr ClauseRow kClauses[] = {
    {"", 0, Chapter, "Terms and general principles"},
    {"MAM", 1, Rule,
     "all players share one outcome: either every one of them wins or every one of them loses"},
    {"MAM", 2, Ruling,
     "each clan is a seat of its own, with figurines, tablet, hand, draw pile, discard pile and "
     "turn not shared with any other clan, even of the same player"},
    {"MAM", 3, Note,
     "a space is the centre or one of the 21 territories, and the word territory never means the "
     "centre"},
    {"MAM", 4, Ruling,
     "the centre has neither colour nor region, yet presence, distance, movement, fighting and "
     "carrying shards work there as in any space"},
    {"MAM", 5, Rule,
     "spaces are adjacent, both ways, when a border line lies between them (the box has the "
     "map); mountain lines between regions or round the centre stop no movement"},
    {"MAM", 6, Ruling,
     "adjacency needs a common border line: two spaces that meet in a mere point are not adjacent"},
    {"MAM", 7, Ruling,
     "distance is the fewest borders crossed between two spaces, and a route may use every "
     "space, the centre and occupied spaces included"},
    {"MAM", 8, Ruling,
     "development cards and Ancient discovery cards are the adaptation cards, a tribe of "
     "Ancients is a clan, and an open or activated place of power is an active place"},
    {"MAM", 9, Note,
     "the active clan is the one taking its turn, and the active player is whoever controls that "
     "clan"},
    {"MAM", 10, Rule, "an obligation of the rules that cannot be fulfilled loses the game at once"},
    {"MAM", 11, Ruling,
     "only a due tribe, spirit, trail token, degradation card or fragment that is missing, or "
     "population falling off the track, loses the game; an impossible gain is merely lost"},
    {"MAM", 12, Ruling,
     "nothing is simultaneous: effects run one by one in the stated order, else in board order, "
     "and the game end is checked after every single change"},
    {"MAM", 13, Rule,
     "every choice of a turn is the active player's, unless a clause gives it to someone else"},
    {"", 0, Chapter, "Components"},
    {"MAM", 14, Ruling,
     "the clans are Mammoths, Bisons, Woolly Rhinos and Saber-toothed Cats; the story's fifth "
     "clan and the two surplus decks stay unused"},
    {"MAM", 15, Ruling,
     "a clan owns exactly four figurines: a red, a green, a yellow and a blue one"},
    {"MAM", 16, Rule,
     "a figurine's colour is its speciality and the action it has a bonus for: red attack, green "
     "move, yellow population, blue development"},
    {"MAM", 17, Rule,
     "the board is the centre and 21 territories, each of one colour (red, green, blue, yellow) "
     "and in one region (North, East, South, West), as the box lists them"},
    {"MAM", 18, Ruling, "the centre comes on top of the 21 territories and is none of them"},
    {"MAM", 19, Rule,
     "of the trail sites on the outermost territories four begin open and eight, with the "
     "numbers 1 to 8, begin closed"},
    {"MAM", 20, Rule,
     "each clan has its own starting deck of 12 cards of the four basic actions, every card in "
     "the colour of its action"},
    {"MAM", 21, Ruling, "a starting deck has three cards in each of the four colours"},
    {"MAM", 22, Rule,
     "one adaptation deck serves all clans; its varieties are draw three, wild and, each with a "
     "colour, extra action and double"},
    {"MAM", 23, Ruling,
     "of 24 adaptation cards (draw three and wild four times each, extra action and double twice "
     "in each colour) six per clan are dealt into the deck, and nobody sees the rest"},
    {"MAM", 24, Rule,
     "degradation cards come from one limited supply for all clans and have no colour"},
    {"MAM", 25, Ruling, "the supply starts with four degradation cards per clan"},
    {"MAM", 26, Rule,
     "a clan's population starts at 7 on a track that reaches down to -4 and ends at a top value"},
    {"MAM", 27, Ruling,
     "a population of 0 or less allows no figurine, 1-3 one, 4-7 two, 8-11 three, 12-15 four; "
     "the track ends at 15 and growth past it is lost"},
    {"MAM", 28, Rule,
     "a clan's degradation marker starts at 0 on a track with the positions 0 to 4"},
    {"MAM", 29, Rule,
     "a clan's figurines off the board cover the highest positions of its degradation track, so "
     "with F on the board all positions above F"},
    {"MAM", 30, Rule, "the tribes are limited to 12, on the board and in the supply together"},
    {"MAM", 31, Ruling,
     "a destroyed or removed tribe goes back to the supply and may be placed again"},
    {"MAM", 32, Ruling,
     "the three spirits are Wind, Progenitors and Earth, each with a figure and a card; the "
     "Spirit of the Stone is Earth"},
    {"MAM", 33, Rule,
     "destroying a spirit takes, within one attack, a separate die for every value on its card, "
     "each showing that value or more"},
    {"MAM", 34, Ruling,
     "the values on the spirits' cards are one 6 for Wind, three 3s for Progenitors and two 4s "
     "for Earth"},
    {"MAM", 35, Rule,
     "the human deck mixes cards of the four colours with New Trail cards and is used in full in "
     "every game"},
    {"MAM", 36, Ruling, "the human deck has 22 cards: five in each colour and two New Trail"},
    {"MAM", 37, Rule, "the trail tokens are eight, one for each number from 1 to 8"},
    {"MAM", 38, Rule,
     "each of the 21 shard tokens shows its kind on the front only; its back gives nothing away"},
    {"MAM", 39, Ruling, "shards come in seven kinds of three tokens each"},
    {"MAM", 40, Note,
     "the portal track is one row of fragments crossed by four lines, and an icon on a line is "
     "part of that line's condition"},
    {"MAM", 41, Ruling,
     "a fragment shows on each line a shard kind, a colour, a region or nothing; all eight give "
     "each line four different kinds, one colour and one region, as the box lists them"},
    {"MAM", 42, Note, "each of the four lines of the portal track has one place-of-power figure"},
    {"MAM", 43, Ruling,
     "an attack rolls as many dice as it earns; the five dice provided are no limit"},
    {"MAM", 44, Rule,
     "talents with their tablets and tokens, and human discovery cards, are in use only under "
     "the rules for experienced players"},
    {"", 0, Chapter, "Setup"},
    {"MAM", 45, Rule,
     "setup shuffles the 21 shard tokens and lays one face down, unseen, on each territory and "
     "none in the centre"},
    {"MAM", 46, Rule,
     "each of the four territories with an initial trail starts with one tribe, which leaves "
     "eight tribes in the supply"},
    {"MAM", 47, Rule, "setup shuffles the eight trail tokens and stacks them face down"},
    {"MAM", 48, Rule, "setup shuffles all human cards together into one face-down deck"},
    {"MAM", 49, Ruling,
     "the three spirits start in a common pool off the board, and a spirit in demand is drawn at "
     "random from those not on the board"},
    {"MAM", 50, Rule,
     "setup shuffles the adaptation deck face down and opens its top four cards as the market"},
    {"MAM", 51, Rule, "the supply of degradation cards lies open next to the board"},
    {"MAM", 52, Rule,
     "players take their clans with figurines, starting decks and tablets; every clan begins at "
     "population 7 with its degradation marker on 0"},
    {"MAM", 53, Rule,
     "with talents only, the clans in seat order each take one talent that is still free"},
    {"MAM", 54, Rule,
     "each clan's controller chooses two of its four figurines for the centre; the other two "
     "cover positions 3 and 4 of its degradation track"},
    {"MAM", 55, Rule,
     "the fragments are shuffled face down and laid in a row in one orientation; the leftmost "
     "four are opened, the others stay closed"},
    {"MAM", 56, Ruling,
     "as long as some line shows no shard on the four open fragments, all fragments are shuffled "
     "and laid out anew"},
    {"MAM", 57, Rule,
     "every line starts with its place-of-power figure at its head, and no place is active"},
    {"MAM", 58, Rule,
     "each clan shuffles its starting deck into its draw pile, draws four cards and starts with "
     "an empty discard pile"},
    {"MAM", 59, Rule,
     "chance picks the clan that goes first, and turns follow clockwise in seat order"},
    {"MAM", 60, Ruling,
     "players with several clans sit so that seats alternate as far as possible: A, B, A, B for "
     "two players"},
    {"", 0, Chapter, "Turn structure"},
    {"MAM", 61, Rule,
     "a turn runs through human phase, Ancients' phase and end of the turn, in this order, and "
     "the next clan clockwise follows"},
    {"MAM", 62, Rule, "the number of turns is not limited: only a win or a loss ends the game"},
    {"", 0, Chapter, "Human phase"},
    {"MAM", 63, Rule,
     "the active player turns up the top human card, which is resolved in full and then put on "
     "the human discard pile"},
    {"MAM", 64, Rule,
     "when a card is due and the human deck is empty, a human reshuffle comes first: open the "
     "leftmost closed fragment, turn up a discovery if they are in use, shuffle the human "
     "discard pile into a new deck"},
    {"MAM", 65, Ruling, "a human reshuffle without a closed fragment left to open loses the game"},
    {"MAM", 66, Rule,
     "a New Trail card lays a random trail token on the territory of its number, whose trail is "
     "now open; nothing is activated and no tribe appears"},
    {"MAM", 67, Rule, "a New Trail card with all eight trail tokens on the board loses the game"},
    {"MAM", 68, Rule,
     "a coloured card activates all tribes and spirits that stand in territories of its colour "
     "when it is turned up"},
    {"MAM", 69, Ruling,
     "activation is settled when the card is turned up: no figure acts twice for one card, "
     "wherever it goes, and figures placed during the card are not activated by it"},
    {"MAM", 70, Ruling,
     "the centre has no colour, so no card activates tribes and spirits there; they stay until "
     "destroyed and count for every limit"},
    {"MAM", 71, Ruling,
     "a coloured card resolves summonings, attacks of tribes, moves of tribes, spirits, then the "
     "appearance of new tribes, each step in board order"},
    {"", 0, Chapter, "Activation of tribes"},
    {"MAM", 72, Rule,
     "activated tribes summon if an active place is in their territory, otherwise attack if "
     "Ancient figurines are there, otherwise each of them moves"},
    {"MAM", 73, Rule,
     "a summoning removes one tribe of the territory and places there a random spirit that was "
     "not on the board; the territory's other tribes do nothing"},
    {"MAM", 74, Rule,
     "a territory has at most one summoning per card, whatever the number of its tribes"},
    {"MAM", 75, Rule,
     "a summoned spirit attacks at once if any Ancient figurine stands in its territory"},
    {"MAM", 76, Rule,
     "a spirit that must be placed while three spirits are on the board loses the game"},
    {"MAM", 77, Ruling,
     "a summoning happens with or without Ancient figurines in the territory and with or without "
     "another spirit there"},
    {"MAM", 78, Rule,
     "attacking tribes cost each clan in their own territory, and nowhere else, population equal "
     "to activated tribes times the clan's figurines there"},
    {"MAM", 79, Rule,
     "a loss of population takes no figurine off the board; figurines are added and removed at a "
     "generation change only"},
    {"MAM", 80, Rule, "a clan's population dropping below -4 loses the game at once"},
    {"MAM", 81, Rule,
     "a moving tribe goes exactly one space, to an adjacent space on its way to a target"},
    {"MAM", 82, Rule,
     "a tribe's targets lie at the nearest distance that has any: the active places there or, if "
     "there are none, the spaces with the most Ancient figurines"},
    {"MAM", 83, Ruling,
     "a nearer target always wins: Ancient figurines at distance 1 come before an active place "
     "at distance 2"},
    {"MAM", 84, Ruling,
     "the most Ancient figurines in a space are counted over all clans together"},
    {"MAM", 85, Rule,
     "a moving tribe takes the first step of a shortest route to a target, and among several "
     "such spaces the active player chooses"},
    {"MAM", 86, Ruling,
     "between active places at equal distance the number of Ancient figurines is ignored and the "
     "active player chooses"},
    {"MAM", 87, Ruling, "the centre may be the target of a tribe and may be entered as any space"},
    {"MAM", 88, Rule,
     "a tribe that has moved does nothing more for this card, except to attack under Movement + "
     "Attack"},
    {"MAM", 89, Ruling,
     "tribes leaving one territory move one by one, each with a choice of its own"},
    {"", 0, Chapter, "Appearance of tribes"},
    {"MAM", 90, Rule,
     "if no tribe moved during the card, then after all tribes and spirits one tribe appears in "
     "each territory of its colour with an open trail, initial or by trail token"},
    {"MAM", 91, Rule,
     "new tribes appear as well when no tribe was activated or when the activated ones only "
     "attacked or summoned"},
    {"MAM", 92, Ruling, "the movement of spirits does not stop new tribes from appearing"},
    {"MAM", 93, Rule,
     "a single moved tribe stops the appearance in every territory of the card's colour"},
    {"MAM", 94, Rule,
     "a tribe that must be placed while twelve tribes are on the board loses the game"},
    {"MAM", 95, Rule,
     "a tribe that just appeared does nothing for this card, except to move under Appearance + "
     "Movement"},
    {"", 0, Chapter, "Spirits"},
    {"MAM", 96, Rule,
     "an attacking spirit rolls a die, halved and rounded up, and each clan loses that much "
     "population per figurine it has in the space"},
    {"MAM", 97, Ruling,
     "an attack of a spirit rolls a single die that counts for all clans in the space"},
    {"MAM", 98, Rule,
     "an activated spirit stays and attacks if an Ancient figurine stands in its territory"},
    {"MAM", 99, Rule,
     "an activated spirit with no Ancient figurine in its territory goes straight to the nearest "
     "space with some, however far, and attacks there at once"},
    {"MAM", 100, Rule,
     "among equally near spaces a spirit prefers the most Ancient figurines, counted over all "
     "clans; if these tie too, the active player chooses"},
    {"MAM", 101, Ruling,
     "of several activated spirits Wind acts first, then Progenitors, then Earth"},
    {"MAM", 102, Rule, "a spirit's movement pays no heed to places of power"},
    {"MAM", 103, Ruling,
     "a destroyed spirit goes back to the pool, from which it may be summoned again"},
    {"", 0, Chapter, "Ancients' phase: general"},
    {"MAM", 104, Rule,
     "the active player picks the active clan's action: activating a place of power, attack, "
     "degradation, development, move or population"},
    {"MAM", 105, Rule, "a clan performs one action a turn, and more only by extra action cards"},
    {"MAM", 106, Ruling, "no action is compulsory: the active player may decline to act"},
    {"MAM", 107, Rule,
     "a clan without a card, or without one it can play, goes straight to the end of the turn"},
    {"MAM", 108, Rule,
     "figurines carry out the action one at a time: choose one, play cards on it, resolve its "
     "effect, then choose another while figurines, cards and will last"},
    {"MAM", 109, Rule, "a figurine is used only if the active clan plays at least one card on it"},
    {"MAM", 110, Rule,
     "a card fits a figurine if it has the action's colour or the colour of the territory the "
     "figurine is in while cards are played on it"},
    {"MAM", 111, Rule,
     "a played card is worth one point, even if it matches both the action's and the territory's "
     "colour"},
    {"MAM", 112, Rule, "only cards of the action's colour fit a figurine in the centre"},
    {"MAM", 113, Rule,
     "a figurine adds one point, once, to the action of its speciality, provided at least one "
     "card was played on it"},
    {"MAM", 114, Ruling, "no figurine is used twice in one action"},
    {"MAM", 115, Ruling,
     "a figurine's effect is resolved only after all its cards, own and allied, lie there, and "
     "none is added later"},
    {"MAM", 116, Rule, "a card that is not played remains in the hand"},
    {"MAM", 117, Rule,
     "laid cards are in no pile, even at a generation change, until the last helper was asked; "
     "then, before the effect, all go at once to the discard piles of the clans that played them"},
    {"MAM", 118, Ruling, "no action of the Ancients is hindered by tribes or spirits in the space"},
    {"", 0, Chapter, "Move (green)"},
    {"MAM", 119, Rule,
     "a moving figurine takes at most one step per point, each to an adjacent space"},
    {"MAM", 120, Rule, "the green figurine's bonus in a move is one more step"},
    {"MAM", 121, Rule,
     "in a move a card may match the colour of the territory where the figurine starts, not of "
     "one it reaches"},
    {"MAM", 122, Ruling,
     "a figurine used for a move takes one step or more, and steps left over are lost"},
    {"MAM", 123, Rule,
     "a figurine moves at most once a turn, and arriving in a territory of another colour lets "
     "no further card be played on it"},
    {"MAM", 124, Rule,
     "a moving figurine may carry one face-up shard from any space of its route, start included, "
     "to any later one, end included"},
    {"MAM", 125, Ruling,
     "a figurine carries no more than one shard per move action, even after putting it down"},
    {"MAM", 126, Ruling,
     "a carried shard is put down when the move ends: shards lie in spaces and never stay with "
     "figurines"},
    {"MAM", 127, Ruling,
     "a shard in the centre cannot be used, though it may be put down and picked up again there"},
    {"MAM", 128, Rule, "only face-up shards are carried; a face-down token stays where it lies"},
    {"MAM", 129, Rule,
     "when all moves of the action are over, face-down tokens are turned up wherever a moved "
     "figurine stopped, even if a generation change removed that figurine"},
    {"MAM", 130, Ruling,
     "a token is turned up, automatically, only where a move ended: not by passing through, "
     "standing still or being placed at a generation change"},
    {"", 0, Chapter, "Attack (red)"},
    {"MAM", 131, Rule, "a figurine's attack reaches only the tribes and spirits in its space"},
    {"MAM", 132, Ruling, "an attack needs a tribe or a spirit in the figurine's space"},
    {"MAM", 133, Rule,
     "an attack rolls one die per point, and the number of dice is settled before the roll"},
    {"MAM", 134, Rule, "the red figurine's bonus in an attack is one more die"},
    {"MAM", 135, Rule, "a figurine attacks at most once a turn"},
    {"MAM", 136, Rule, "a die destroys at most one tribe and must show 4 or more to do so"},
    {"MAM", 137, Rule,
     "a spirit falls only to the complete set of dice on its card within one attack; damage does "
     "not carry over"},
    {"MAM", 138, Rule,
     "an attack may split its dice among several targets in the space, but each die serves only "
     "one"},
    {"MAM", 139, Ruling,
     "targets are picked by the active player once rolling is over, and hits may be left unused"},
    {"MAM", 140, Rule,
     "after each roll the active player may pay one population of the active clan to roll any of "
     "the dice again, as often as wanted"},
    {"MAM", 141, Ruling, "a clan at population -4 cannot pay for a reroll"},
    {"MAM", 142, Ruling, "tribes and spirits in the centre may be attacked as elsewhere"},
    {"", 0, Chapter, "Population (yellow)"},
    {"MAM", 143, Rule,
     "each point of the population action raises the active clan's population by one"},
    {"MAM", 144, Rule,
     "the yellow figurine's bonus in the population action is one more population"},
    {"MAM", 145, Rule,
     "a grown population brings no figurine onto the board before the next generation change"},
    {"MAM", 146, Rule, "population growth stops at the top of the track, 15"},
    {"", 0, Chapter, "Development (blue)"},
    {"MAM", 147, Rule,
     "each development point moves the degradation marker one up while it is below F, the clan's "
     "figurines on the board, and otherwise lets the clan take an adaptation card"},
    {"MAM", 148, Rule, "the blue figurine's bonus in development is one more point"},
    {"MAM", 149, Rule,
     "an adaptation card is one of the four face-up market cards or the unseen top of the deck; "
     "it goes to the clan's hand and may be used this very turn"},
    {"MAM", 150, Rule,
     "gaps in the market stay until the end of the turn and are then filled from the deck"},
    {"MAM", 151, Ruling,
     "a development point for an adaptation card is lost when market and deck are both empty"},
    {"MAM", 152, Ruling,
     "with all four figurines on the board adaptation cards are taken only once the marker "
     "stands on 4"},
    {"", 0, Chapter, "Degradation"},
    {"MAM", 153, Rule,
     "the degradation action discards degradation cards from the active clan's hand, at least "
     "one, each at once, and needs no figurine and no territory"},
    {"MAM", 154, Ruling, "one degradation action may play any number of degradation cards"},
    {"MAM", 155, Rule,
     "played degradation cards stay in the clan's deck and return when its discard pile is "
     "shuffled"},
    {"MAM", 156, Ruling,
     "a degradation card leaves the hand only by the degradation action and is never discarded "
     "at the end of the turn"},
    {"MAM", 157, Rule, "for every other action a degradation card is worth nothing"},
    {"", 0, Chapter, "Activating a place of power"},
    {"MAM", 158, Rule,
     "a place of power becomes active in the territory of the figurine that carries out the "
     "action for the active clan"},
    {"MAM", 159, Ruling,
     "the active clan must have the acting figurine in the territory where the place is to "
     "become active"},
    {"MAM", 160, Rule, "no place of power is ever in the centre, so none can be activated there"},
    {"MAM", 161, Rule,
     "cards for activating a place of power are blue or of the territory's colour"},
    {"MAM", 162, Rule,
     "activating costs one point more than there are active places: 1, 2, 3, then 4"},
    {"MAM", 163, Ruling,
     "no figurine, not even the blue one, gives a bonus for activating a place of power"},
    {"MAM", 164, Ruling,
     "once the cost of activating is reached no more card is laid, and a double card's point "
     "beyond it is lost"},
    {"MAM", 165, Ruling,
     "if points miss the cost, all cards return to their hands and this figurine cannot retry "
     "this turn; an action that activated no place was not performed, so another may be chosen, "
     "covered by the same extra action card"},
    {"MAM", 166, Rule,
     "the line to choose is one without an active place; its condition is every icon it shows on "
     "open fragments"},
    {"MAM", 167, Rule,
     "each shard icon of the line takes its own face-up shard of that kind in the territory, so "
     "a kind shown twice takes two"},
    {"MAM", 168, Rule,
     "the territory must have the colour and lie in the region that the line shows; what the "
     "line does not show is free"},
    {"MAM", 169, Rule,
     "the shards used for activating leave the game, the territory's other shards stay"},
    {"MAM", 170, Rule,
     "the line's place-of-power figure goes to the territory, and its place is active to the end "
     "of the game"},
    {"MAM", 171, Rule,
     "a fragment opened later changes nothing for active places but adds its icons to the "
     "conditions of the other lines"},
    {"MAM", 172, Ruling, "a territory holds at most one active place"},
    {"MAM", 173, Ruling,
     "one action may activate several places, each by a different figurine and at the cost valid "
     "at that moment"},
    {"", 0, Chapter, "Allied help"},
    {"MAM", 174, Rule,
     "another clan may add cards from its hand if it has a figurine in the acting figurine's "
     "space or in an adjacent space"},
    {"MAM", 175, Rule,
     "helpers play only cards of the action's colour, blue for activating a place of power; the "
     "territory's colour does not count for them"},
    {"MAM", 176, Rule,
     "helpers' points join those of the active clan, but no figurine of a helper gives a bonus"},
    {"MAM", 177, Rule, "help needs at least one card played by the active clan itself"},
    {"MAM", 178, Ruling,
     "helpers are asked in seat order, between the active clan's cards on the figurine and the "
     "resolving of the effect"},
    {"MAM", 179, Ruling,
     "help for a move counts from the acting figurine's starting space: the helper is there or "
     "adjacent to it"},
    {"MAM", 180, Ruling,
     "population, marker steps and adaptation cards gained with help all go to the active clan"},
    {"MAM", 181, Ruling,
     "in a degradation action any other clan in the space of, or adjacent to, one of the active "
     "clan's figurines may help by putting as many of its own degradation cards as wanted on its "
     "own discard pile"},
    {"MAM", 182, Rule, "a helper's hand is not refilled before the end of its own turn"},
    {"MAM", 183, Ruling, "help is allowed between clans of one and the same player"},
    {"", 0, Chapter, "Adaptation cards"},
    {"MAM", 184, Rule,
     "a played adaptation card goes to its clan's discard pile and remains in that clan's deck"},
    {"MAM", 185, Rule,
     "draw three lets its owner take three cards off the own draw pile at once; it is no action, "
     "may fill the hand beyond four and may cause a generation change"},
    {"MAM", 186, Ruling,
     "draw three is played before the human card of any turn, when choosing the next thing or "
     "figurine in the own Ancients' phase, at the start or after an action in another clan's, "
     "when asked for help, or before drawing at the own turn's end"},
    {"MAM", 187, Ruling,
     "draw three lies on the discard pile before its three cards are drawn, so a generation "
     "change it causes may shuffle it in"},
    {"MAM", 188, Rule,
     "after a completed action an extra action card may be discarded to perform another action "
     "this turn by the normal rules"},
    {"MAM", 189, Ruling,
     "a further action is of a type not yet performed this turn, and one is the most: a turn "
     "has two actions at best"},
    {"MAM", 190, Rule, "an extra action card may also be played as an ordinary card of its colour"},
    {"MAM", 191, Ruling, "an extra action card discarded for a further action gives no points"},
    {"MAM", 192, Rule,
     "a wild card counts as one card of one colour, chosen when it is played, and serves as help "
     "too"},
    {"MAM", 193, Rule,
     "a double card counts as two cards of its colour, and both points go to one figurine"},
    {"MAM", 194, Rule, "any single card, of whatever variety, is enough for a figurine's bonus"},
    {"", 0, Chapter, "End of the turn, generation change, winning and losing"},
    {"MAM", 195, Rule,
     "at the end of the turn the active player may discard as many cards of the active clan as "
     "wanted, but no degradation card"},
    {"MAM", 196, Rule,
     "after discarding, the clan refills its hand to four cards and draws nothing if it holds "
     "four or more"},
    {"MAM", 197, Ruling, "a hand has no upper limit, so cards above four are kept"},
    {"MAM", 198, Rule,
     "a clan that must draw from an empty draw pile first has a generation change and then draws "
     "on"},
    {"MAM", 199, Rule,
     "an empty draw pile by itself causes no generation change before one more card is needed"},
    {"MAM", 200, Ruling,
     "one drawing instruction brings at most one generation change; drawing stops if the new "
     "draw pile runs out too"},
    {"MAM", 201, Rule,
     "last of all the adaptation deck refills the market to four cards or as far as it lasts"},
    {"MAM", 202, Rule,
     "a clan that must draw from an empty draw pile has a generation change, in any phase of any "
     "clan's turn, with its steps in fixed order and all choices made by its controller"},
    {"MAM", 203, Rule,
     "in step 1 of a generation change a clan takes as many degradation cards from the supply as "
     "its marker is below F, its figurines on the board, and puts them on its discard pile"},
    {"MAM", 204, Rule,
     "a supply with too few degradation cards for a generation change loses the game"},
    {"MAM", 205, Rule, "a generation change sets the degradation marker back to 0"},
    {"MAM", 206, Ruling,
     "the degradation cards due depend on the marker, so steps from the blue bonus and from help "
     "count"},
    {"MAM", 207, Rule,
     "step 2 of a generation change compares the clan's figurines on the board with the number "
     "its population allows"},
    {"MAM", 208, Rule, "a population of 0 or less in step 2 of a generation change loses the game"},
    {"MAM", 209, Rule,
     "a clan below its allowed number adds figurines until it is reached, each in the centre, in "
     "the space of a figurine of the clan or adjacent to one"},
    {"MAM", 210, Ruling,
     "adding is compulsory, one figurine at a time: the controller chooses which from the "
     "reserve and where, and one just added counts for the next"},
    {"MAM", 211, Rule,
     "a clan above its allowed number removes figurines of its controller's choice until it is "
     "reached"},
    {"MAM", 212, Rule,
     "added figurines leave the degradation track and removed ones return to it, so again "
     "exactly the positions above F are covered"},
    {"MAM", 213, Rule,
     "in step 3 of a generation change the clan may exchange figurines among its own four, but "
     "its occupied positions stay the same"},
    {"MAM", 214, Ruling,
     "the clan's four colours may be spread over its occupied positions in any way, so two "
     "figurines on the board may also swap"},
    {"MAM", 215, Ruling,
     "a position whose figurine was used in the current action stays used after an exchange, "
     "while an added figurine is unused"},
    {"MAM", 216, Rule,
     "step 4 of a generation change shuffles the discard pile, new degradation cards included, "
     "into the new draw pile; the hand is kept"},
    {"MAM", 217, Rule,
     "a clan's generation change leaves the humans and all other clans untouched"},
    {"MAM", 218, Rule,
     "the players win at once when four places of power are active and each clan in the game has "
     "a figurine in the centre"},
    {"MAM", 219, Ruling,
     "the win is checked after each step of a move and each placement, so entering the centre in "
     "mid-move is enough"},
    {"MAM", 220, Ruling, "the two conditions of the win may be met in either order"},
    {"MAM", 221, Rule, "having to place a thirteenth tribe loses the game"},
    {"MAM", 222, Rule, "having to place a fourth spirit loses the game"},
    {"MAM", 223, Rule,
     "having to place a ninth trail token loses the game; the four initial trails are no trail "
     "tokens"},
    {"MAM", 224, Rule, "having to take a degradation card from an empty supply loses the game"},
    {"MAM", 225, Rule,
     "the generation change of a clan with a population of 0 or less loses the game"},
    {"MAM", 226, Ruling,
     "a clan's population of -5 or less loses the game at any time: the limit is minus four, not "
     "four"},
    {"MAM", 227, Ruling, "having to open a fragment when none is closed loses the game"},
    {"MAM", 228, Rule,
     "a population from 0 down to -4 does nothing by itself between generation changes"},
    {"", 0, Chapter, "For experienced players: human discoveries"},
    {"MAM", 229, Rule,
     "the optional discoveries are shuffled into a face-down deck at setup, and each human "
     "reshuffle turns up one"},
    {"MAM", 230, Rule,
     "a discovery lasts from being turned up to the end of the game, except +2 Degradations, and "
     "all discoveries in play apply together"},
    {"MAM", 231, Rule,
     "with Movement + Attack a tribe that moves attacks Ancient figurines in the space it "
     "enters, active place or not; targets stay the same and appearing by a trail is no such "
     "move"},
    {"MAM", 232, Ruling,
     "with Movement + Attack tribes that entered one space in the same step make one joint "
     "attack after the moves of that step"},
    {"MAM", 233, Rule,
     "with +1 to Defence a die needs 5 or more to destroy a tribe, while spirits are as before"},
    {"MAM", 234, Rule,
     "with +1 to Attack an attack of tribes costs (tribes + 1) x figurines: one more population "
     "per attacked figurine, however many tribes"},
    {"MAM", 235, Ruling, "attacks of spirits are not changed by +1 to Attack"},
    {"MAM", 236, Rule,
     "with Appearance + Movement a tribe appearing by a trail at once moves as tribes do, one "
     "space, unless Ancient figurines or an active place are in its territory"},
    {"MAM", 237, Ruling,
     "a move by Appearance + Movement is followed by an attack under Movement + Attack and has "
     "no bearing on the appearance of this card"},
    {"MAM", 238, Ruling,
     "the limit of twelve tribes applies when an appearing tribe is placed, before it moves"},
    {"MAM", 239, Rule,
     "with +2 Degradations two degradation cards from the supply are at once shuffled into the "
     "active clan's draw pile, and the discovery leaves the game"},
    {"MAM", 240, Ruling,
     "the two degradation cards go to the draw pile, not the discard pile, and form it if it is "
     "empty; a supply too small for them loses the game"},
    {"MAM", 241, Ruling,
     "each of the five discoveries exists once, enough for the at most four human reshuffles "
     "before no closed fragment is left"},
    {"", 0, Chapter, "For experienced players: talents"},
    {"MAM", 242, Rule,
     "with the optional talents each clan owns one talent and the tokens of that talent"},
    {"MAM", 243, Ruling,
     "a talent belongs to a clan, not to a player, and only one clan can choose it"},
    {"MAM", 244, Ruling,
     "in its own Ancients' phase a clan may, as often as wanted before, between or after "
     "actions, discard a card in the speciality colour of its figurine on the board to put a "
     "talent token in that figurine's space or an adjacent one"},
    {"MAM", 245, Ruling,
     "for talent tokens a wild or extra action card has its colour, and a double card places two "
     "with the same figurine, or one if only one is left"},
    {"MAM", 246, Ruling,
     "talent tokens may lie in the centre, and several, also of different clans, may share a "
     "space"},
    {"MAM", 247, Rule,
     "a clan that performs the degradation action places no talent token in that turn"},
    {"MAM", 248, Ruling,
     "a clan that has placed a talent token cannot choose the degradation action later that turn"},
    {"MAM", 249, Ruling, "no talent token can be placed when the clan has none left off the board"},
    {"MAM", 250, Rule,
     "using a talent token on the board is voluntary, needs neither card nor action, and returns "
     "it to its clan's supply"},
    {"MAM", 251, Ruling,
     "the active player decides on the use of every talent token, even of another clan's"},
    {"MAM", 252, Rule,
     "a Spirit Call Blocking token stops the summoning in its territory for any number of "
     "tribes: no spirit comes, no tribe is removed, and these tribes are done for this card"},
    {"MAM", 253, Rule, "a Spirit Call Blocking token may also be placed where no place is active"},
    {"MAM", 254, Rule,
     "a Protection token used when tribes or a spirit attack in its space stops all losses by "
     "such attacks there for the rest of the turn"},
    {"MAM", 255, Rule,
     "under Protection every die of Ancients attacking in that space counts 2 more"},
    {"MAM", 256, Ruling,
     "a Protection token is used when tribes or a spirit attack, or before the roll of an attack "
     "of Ancients, in its space; both effects then last there until the turn ends"},
    {"MAM", 257, Rule,
     "when a tribe or a spirit enters a space, not by a trail and a spirit only where its move "
     "ends, Trap tokens there, as many as wanted, may be used for one attack die each, anew for "
     "every figure"},
    {"MAM", 258, Ruling,
     "dice of Trap tokens form one roll that is assigned to tribes or spirits in the space like "
     "an attack, without rerolls and Protection; tribes that came in this human phase fall "
     "first, those yet to act last"},
    {"MAM", 259, Ruling,
     "a tribe destroyed by a Trap token on entering has moved, and an entering figure attacks "
     "only after the Trap tokens"},
    {"MAM", 260, Ruling,
     "a summoned spirit does not enter its space and so sets off no Trap token"},
    {"MAM", 261, Rule,
     "a used Bait token moves all tribes from adjacent spaces into its space and keeps those "
     "already there, whatever else attracts them"},
    {"MAM", 262, Ruling,
     "a Bait token is used just after turning up a coloured card: tribes from adjacent spaces, "
     "of any colour, are not activated, those already there may summon or attack, and none of "
     "them moves again this card, not even by another Bait token"},
    {"MAM", 263, Ruling,
     "moves by a Bait token are moves: they stop the appearance, set off Trap tokens, and under "
     "Movement + Attack all tribes moved by one Bait token attack together"},
    {"MAM", 264, Rule,
     "a Trail Lock token used against the appearance by its territory's trail lets no tribe "
     "appear there for this card"},
    {"MAM", 265, Rule, "a Trail Lock token may also be placed where the trail is still closed"},
    {"", 0, Chapter, "Number of clans, difficulty, solo"},
    {"MAM", 266, Rule,
     "one to four players play one to four clans, each clan with exactly one controller and each "
     "player with at least one clan"},
    {"MAM", 267, Ruling,
     "all four clans are recommended: four for one player, two each for two players, 2, 1 and 1 "
     "for three, one each for four"},
    {"MAM", 268, Rule,
     "fewer than four clans, down to one, may take part; the others are left out entirely and "
     "the setup is otherwise the same"},
    {"MAM", 269, Rule, "the win asks only clans that take part for a figurine in the centre"},
    {"MAM", 270, Rule,
     "in a solo game one player has one to four clans, and the rules stay the same"},
    {"MAM", 271, Ruling,
     "fewer clans are harder because adaptation and degradation cards come by the clan; nothing "
     "else is counted by it"},
    {"MAM", 272, Ruling,
     "the modules set the difficulty: the basic game, talents to make it easier, discoveries to "
     "make it harder, or both"},
    {"MAM", 273, Ruling,
     "by a house variant, off by default (centre_wakes_humans), every coloured card also "
     "activates tribes and spirits in the centre"},
    {"MAM", 274, Ruling,
     "by a house variant, off by default (short_handed_extra_human_phase), with fewer than four "
     "clans an extra human phase precedes each turn of the first clan, which is active in it"},
};

consteval Clause MAM(int number) { return cite(kClauses, "MAM", number); }

}  // namespace ochre::mammothodus
