// clauses.h - the rules of Endless Winter: Paleoamericans, numbered: one sentence each, our words.
#pragma once

#include "core/clauses.h"

namespace ochre::endless_winter {

using enum ClauseKind;

inline constexpr ClauseRow kClauses[] = {
    {"", 0, Chapter, "Components"},
    {"EWP", 1, Rule, "the base game seats 2, 3 or 4 players; a solo game is not offered (EWP-332)"},
    {"EWP", 2, Note,
     "three boards are shared, namely the Main board, the Animal board and the Idol board; Player "
     "boards are personal, and the box holds 4"},
    {"EWP", 3, Note,
     "on the Main board are the tracks for score, round and turn order, the Action Columns "
     "Initiate, Develop, Migrate and Hunt, and a Sacred Stone supply split into left and right; "
     "cards lie in three rows underneath"},
    {"EWP", 4, Ruling,
     "the 25 Terrain tiles are 1 Base, 6 Glaciers and 18 Land tiles, 3 of each of the 6 Land "
     "types"},
    {"EWP", 5, Note, "a hex is a Terrain tile that is in play"},
    {"EWP", 6, Rule,
     "the Megalith board is made of 4 Megalith tiles with 8 spaces each (data in the box)"},
    {"EWP", 7, Rule, "of the 20 Sacred Stones 10 belong to Era I and 10 to Era II"},
    {"EWP", 8, Rule,
     "each of the 5 Chief cards has two playable sides and a Chief figure of its own, and one of 4 "
     "colored bases tells whose figure it is"},
    {"EWP", 9, Rule,
     "every player has the same 9 starting cards, marked with their animal icon: 4 Tribesmen, 3 "
     "Tribeswomen and 2 Braves (36 cards in the box)"},
    {"EWP", 10, Rule,
     "the 75 Tribe cards are 15 identical cards of each of 5 types, with Labor icons in the top "
     "left corner"},
    {"EWP", 11, Ruling,
     "starting cards are Tribe cards in every respect: for playing, Labor, burying and the Eclipse "
     "pile"},
    {"EWP", 12, Rule,
     "the 40 Culture cards are 20 of Era I and 20 of Era II, with the animal skin symbol in the "
     "top left corner"},
    {"EWP", 13, Rule,
     "all Cap cards (4 for Burial, 1 for Culture) serve as covers: nobody draws, plays, buries or "
     "scores them, and no ability is on them"},
    {"EWP", 14, Rule,
     "the 60 Animal cards are of 7 types, and each states its name, the number of cards of its "
     "type, a Tip ability and set points (data in the box)"},
    {"EWP", 15, Rule,
     "the Setup cards number 5, and the 4 Player Aid cards bear the numbers 1 to 4"},
    {"EWP", 16, Rule, "a player has 3 figures, namely the Chief figure and 2 Tribe figures"},
    {"EWP", 17, Rule,
     "a player has 3 Villages, 5 Camps and 10 Megaliths, 8 of them in the player's color and 2 "
     "neutral (gray)"},
    {"EWP", 18, Note,
     "a player's markers are 2 for Idols, 2 for resources (Food and Tools), 1 for the score and 1 "
     "for the turn order, also called Tribe marker or Animal token"},
    {"EWP", 19, Ruling,
     "a score is simply one whole number, so each player's second scoring marker of the 8 in the "
     "box has no use"},
    {"EWP", 20, Ruling,
     "the four tribes are Wolf, Bison, Lion and Bear, and the colors are cyan, red, purple and "
     "yellow"},
    {"EWP", 21, Rule,
     "the 10 Glacier tokens and the 5 Rest tokens come into play only with their own modules"},
    {"", 0, Chapter, "Setup (base game)"},
    {"EWP", 22, Note,
     "setup step 1: the Main board, the Animal board and the Idol board are laid out"},
    {"EWP", 23, Rule,
     "setup step 2: the round marker begins at the far left of its track, on round 1"},
    {"EWP", 24, Rule,
     "setup step 3: each era's Sacred Stones are shuffled separately, and every supply space in "
     "use gets one face up, Era I on the left and Era II on the right"},
    {"EWP", 25, Ruling,
     "with 2 players 8 Sacred Stones are in play, with 3 players 12 and with 4 players 14, half of "
     "them in each section: 4+4, 6+6 or 7+7"},
    {"EWP", 26, Rule, "the Sacred Stones left over in setup leave the game, and nobody sees them"},
    {"EWP", 27, Rule,
     "setup step 4: the Tribe supply is 5 face-up decks, one per type, of 15 identical cards each"},
    {"EWP", 28, Rule,
     "setup step 5: the two Culture decks are shuffled separately and lie face down, the Era II "
     "deck under the Culture Cap card"},
    {"EWP", 29, Rule,
     "setup step 6: the Culture display is dealt 8 face-up cards of the Era I deck in 2 rows of 4, "
     "as slots 0 to 7 row by row"},
    {"EWP", 30, Rule,
     "setup step 7: every player receives a Player board with 2 resource markers and 2 neutral "
     "Megaliths, a random Chief card, and all pieces of one color with the 9 starting cards"},
    {"EWP", 31, Rule,
     "until the Setup card is applied a player has 0 Food and 0 Tools, both markers on the "
     "leftmost space of their tracks"},
    {"EWP", 32, Rule,
     "in setup the 5 rightmost spaces of the Food track are covered by the player's 5 Camps"},
    {"EWP", 33, Rule,
     "in setup all 3 Villages of a player wait on the Player board, each on its supply space"},
    {"EWP", 34, Rule,
     "in setup Megalith supply space 1, the leftmost, holds the 2 neutral Megaliths, and spaces 2 "
     "to 5 hold 2 colored Megaliths each"},
    {"EWP", 35, Rule,
     "in setup the figure of the player's Chief card and 2 Tribe figures stand ready to the right "
     "of the Player board"},
    {"EWP", 36, Ruling,
     "every player freely chooses one side of their Chief card for the whole game, openly and in "
     "seat order, and cannot change it later"},
    {"EWP", 37, Rule, "the Burial ground starts empty, marked only by the Burial Cap card"},
    {"EWP", 38, Rule, "setup step 8: every player receives a random Setup card"},
    {"EWP", 39, Rule,
     "a player's Food and Tools are set to the amounts that the Setup card states"},
    {"EWP", 40, Rule,
     "the Tribe card shown on the Setup card comes out of the Tribe supply and joins the player's "
     "starting cards, which makes 10 cards"},
    {"EWP", 41, Rule,
     "every animal shown on the Setup card is taken from the Animal cards before they are shuffled "
     "and enters the player's Animal area upright"},
    {"EWP", 42, Rule,
     "with a Camp icon on the Setup card the leftmost Camp also goes from the Player board to the "
     "Base hex, after the Terrain board is built and besides the Camp of EWP-062"},
    {"EWP", 43, Rule,
     "a player lays aside 1 Brave, 1 Tribeswoman and the Tribe card of the Setup card; the 7 other "
     "cards are shuffled and become the face-down deck"},
    {"EWP", 44, Rule,
     "the 3 cards laid aside and 2 drawn cards are the starting hand of 5, and 5 cards remain in "
     "the deck"},
    {"EWP", 45, Rule, "after use all Setup cards, dealt or not, leave the game"},
    {"EWP", 46, Ruling,
     "a Tribe card shown on a Setup card is one of the 15 of its type, so that deck of the Tribe "
     "supply starts with 14"},
    {"EWP", 47, Rule, "setup step 9: every player starts with 0 points"},
    {"EWP", 48, Rule,
     "setup step 10: both Idol markers of a player start on level 0, below the first level of "
     "their tracks"},
    {"EWP", 49, Rule,
     "setup step 11: the Animal cards not taken for Setup cards are shuffled into the face-down "
     "Animal deck"},
    {"EWP", 50, Rule,
     "setup step 12: the Hunting grounds start with one card more than there are players, turned "
     "up from the Animal deck"},
    {"EWP", 51, Rule,
     "setup step 13: as many Player Aid cards as players, from number 1 up, are shuffled and "
     "dealt, one to each player"},
    {"EWP", 52, Rule,
     "setup step 14: the first turn order follows rising Player Aid numbers, with number 1 on the "
     "top space"},
    {"EWP", 53, Rule,
     "setup step 15: the 2nd player in turn order receives 1 Food, the 3rd 1 Tool and the 4th a "
     "drawn card, while the 1st receives nothing"},
    {"EWP", 54, Rule,
     "setup step 16: the 4 Megalith tiles are shuffled into one of the layouts in the box, by "
     "default the one recommended for the number of players, or any other by agreement"},
    {"EWP", 55, Ruling,
     "the 4 Megalith tiles are one grid: adjacency and 2x2 blocks do not stop at tile borders"},
    {"EWP", 56, Rule,
     "setup step 17: the Terrain board consists of the Base tile and 18 further tiles"},
    {"EWP", 57, Rule,
     "the 18 tiles around the Base include one fixed tile of each of the 6 Land types"},
    {"EWP", 58, Rule,
     "among the 18 tiles around the Base are Glacier tiles, 6 in games of 2 or 3 players but only "
     "3 in games of 4"},
    {"EWP", 59, Rule,
     "random tiles of the remaining 12 Land tiles make up the 18: 6 of them with 2 or 3 players, 9 "
     "with 4 players"},
    {"EWP", 60, Rule,
     "the 18 tiles are shuffled and laid face up around the central Base, 6 hexes in the first "
     "ring and 12 in the second (layout in the box)"},
    {"EWP", 61, Rule, "any Terrain tile that found no place on the board leaves the game"},
    {"EWP", 62, Rule,
     "every player starts with the leftmost Camp of their Player board on the Base hex"},
    {"EWP", 63, Rule, "nobody can take a lesser benefit (EWP-075) during setup"},
    {"EWP", 64, Ruling,
     "setup runs through steps 3, 5, 6, 7, the Chief sides (EWP-036), 8, 11 to 15, 16 and 17 in "
     "this order, so that all Camps are placed last"},
    {"", 0, Chapter, "Rounds and phases"},
    {"EWP", 65, Rule, "the game takes exactly 4 rounds"},
    {"EWP", 66, Rule,
     "a round is an Action phase, then an Eclipse phase, then a Preparation phase"},
    {"EWP", 67, Rule, "rounds 1 and 2 belong to Era I, rounds 3 and 4 to Era II"},
    {"EWP", 68, Rule,
     "during the Action phase turns go round in turn order until each player has had 3"},
    {"EWP", 69, Rule,
     "round 4 has no Preparation phase: its Eclipse phase leads straight to final scoring"},
    {"EWP", 70, Rule, "final scoring decides the game: the most points win"},
    {"", 0, Chapter, "Golden rules"},
    {"EWP", 71, Rule,
     "a player who must draw from an empty deck first shuffles the discard pile into a new "
     "face-down deck, then draws on"},
    {"EWP", 72, Rule,
     "with deck and discard pile both empty, every card that cannot be drawn becomes the lesser "
     "benefit the player chooses: 1 Idol, 1 Tool or 1 Food"},
    {"EWP", 73, Ruling,
     "cards missing from the 5 of the Preparation phase become lesser benefits too (EWP-072), but "
     "cards missing in setup do not"},
    {"EWP", 74, Ruling,
     "a discard pile is reshuffled only when a card must be drawn from the empty deck, not as soon "
     "as the deck runs out"},
    {"EWP", 75, Rule,
     "at the moment of gaining, a benefit may be exchanged for any later one in this list: place 1 "
     "Megalith, draw 1 card, 1 Idol, 1 Tool, 1 Food"},
    {"EWP", 76, Rule,
     "only a benefit that is just being gained can be exchanged, never one the player already has"},
    {"EWP", 77, Ruling,
     "every unit of a benefit is exchanged separately, so 2 Tools may become 1 Tool and 1 Food"},
    {"EWP", 78, Ruling,
     "only a Megalith, a card draw, an Idol, a Tool or a Food can be exchanged; any other effect, "
     "such as burying, Tipping, points, Labor or Food up to the limit, is used or refused"},
    {"EWP", 79, Ruling,
     "an exchange gives exactly 1 unit, gained like any other: the Food limit holds for it, and an "
     "Idol can enter a level with a Tribe card icon"},
    {"EWP", 80, Rule,
     "a player's Food stops at their Food limit, and Food gained beyond it is lost"},
    {"EWP", 81, Rule,
     "the Food limit is 5 plus 1 for each Camp that is off the Player board, so at most 10"},
    {"EWP", 82, Ruling,
     "if returning Camps push the Food limit below a player's Food, Food drops to the limit, which "
     "cannot happen at the normal Village cost (EWP-187)"},
    {"EWP", 83, Ruling, "a player has at most 10 Tools, and Tools gained beyond that are lost"},
    {"EWP", 84, Rule, "immediate points are scored at once, end-game points only in final scoring"},
    {"EWP", 85, Rule,
     "a score has no upper bound: past the end of the score track the marker starts over from 0 "
     "with its +100 side up"},
    {"EWP", 86, Rule, "abilities and benefits may be refused unless a clause says otherwise"},
    {"EWP", 87, Rule,
     "nothing is gained before its cost is paid in full, and what the player cannot pay in full "
     "cannot be used"},
    {"EWP", 88, Ruling,
     "all Labor belongs only to the pool of the current turn: what step 1 gives remains for step "
     "2, and the unspent rest is lost when step 3 begins"},
    {"EWP", 89, Ruling,
     "all Labor is counted in halves but actions cost whole Labor; halves from all sources add up, "
     "and a half left over is lost with the pool"},
    {"", 0, Chapter, "Action phase: the turn"},
    {"EWP", 90, Rule,
     "the steps of a turn follow each other: Culture cards, then the figure with actions and Tribe "
     "cards, then the discard, and last the Eclipse pile, but that one only on the player's third "
     "turn of the round"},
    {"EWP", 91, Rule,
     "after each turn the next player in turn order acts, and once all have had 3 turns the "
     "Eclipse phase begins"},
    {"EWP", 92, Rule,
     "step 1 allows Culture cards from the hand: at most 2 if they are of Era I, at most 1 if it "
     "is of Era II, and none is fine too"},
    {"EWP", 93, Rule,
     "eras do not mix in one turn: an Era I card rules out Era II cards, and an Era II card rules "
     "out every further Culture card"},
    {"EWP", 94, Ruling,
     "the era of the round does not matter for Culture cards: those of Era I remain playable in "
     "rounds 3 and 4, under an unchanged limit"},
    {"EWP", 95, Rule,
     "a played Culture card lies face up in the play area above the Player board and is carried "
     "out at once, before the next Culture card"},
    {"EWP", 96, Rule, "until step 3 a Culture card that was played does not leave the play area"},
    {"EWP", 97, Ruling,
     "playing a Culture card is the only time to use its abilities this turn; what is not used "
     "then is lost"},
    {"EWP", 98, Ruling,
     "a Culture card that reaches the hand during step 1 may be played in that same step, within "
     "the limit"},
    {"EWP", 99, Ruling,
     "once step 1 was ended or the figure is placed, no Culture card can be played; while step 1 "
     "still runs, EWP-092 and EWP-093 set the limits"},
    {"EWP", 100, Rule,
     "step 2 demands one figure, no more and no fewer: the Chief figure or a Tribe figure not yet "
     "placed this round goes to an Action Column or to the player's Rest space"},
    {"EWP", 101, Rule, "a figure is placed once per round, so the 3 turns use all 3 figures"},
    {"EWP", 102, Rule,
     "an Action Column is open to every figure, however often and by whomever it was used this "
     "round"},
    {"EWP", 103, Ruling,
     "in the turn of the Chief figure each ability of the chosen Chief card side may be used once, "
     "at any time from placing the figure until step 3 begins"},
    {"EWP", 104, Rule,
     "a Chief ability with a column icon needs the Chief figure in that column, so on the Rest "
     "space just the Chief abilities without column icon work"},
    {"EWP", 105, Rule, "nobody can play, discard or bury a Chief card, and it is worth no points"},
    {"EWP", 106, Rule,
     "actions of the top section may be carried out in any order and mixture, each any number of "
     "times or not at all"},
    {"EWP", 107, Rule,
     "the action of the middle section comes after the top section and may be carried out once"},
    {"EWP", 108, Rule,
     "the bottom action comes after the middle section and may be carried out once, by the first "
     "figure of the round to reach the bottom of that column"},
    {"EWP", 109, Ruling,
     "the first figure at the bottom covers the action icon for the rest of the round, even if its "
     "player does not use the action; later figures stand below it"},
    {"EWP", 110, Rule, "a figure never returns to an earlier section of its column"},
    {"EWP", 111, Rule,
     "in every section of step 2 Tribe cards and abilities may be used, an action only while the "
     "figure is in its section"},
    {"EWP", 112, Rule,
     "in step 2, with the figure in an Action Column, any number of Tribe cards may go from the "
     "hand to the play area"},
    {"EWP", 113, Rule,
     "all Labor comes from played Tribe cards, abilities and spent Food, and pays the Labor costs "
     "of actions"},
    {"EWP", 114, Rule,
     "a Tribe card adds its printed Labor, in the top left corner, to the pool as soon as it is "
     "played"},
    {"EWP", 115, Rule,
     "a player whose figure stands on the Rest space cannot play Tribe cards this turn"},
    {"EWP", 116, Ruling, "a Tribe card can be played only after the figure of the turn is placed"},
    {"EWP", 117, Rule,
     "an ability with a column icon, mostly Added Labor, works only in a turn with the player's "
     "figure in that column"},
    {"EWP", 118, Ruling,
     "any Added Labor joins the pool as ordinary Labor and pays any Labor cost of that turn"},
    {"EWP", 119, Rule,
     "an ability with neither column icon nor Eclipse icon may be used at any time of the player's "
     "turn from playing the card until discarding it"},
    {"EWP", 120, Rule,
     "each ability of each played card works at most once per turn, so two copies of a card give "
     "one use each"},
    {"EWP", 121, Rule, "an Eclipse ability does not work for a card played in step 2"},
    {"EWP", 122, Rule, "a card may be played for its Labor alone, without using its abilities"},
    {"EWP", 123, Ruling,
     "an ability that only gives Labor and costs nothing asks nothing: it takes effect when the "
     "card is played or the Chief figure placed, as soon as its condition holds"},
    {"EWP", 124, Rule,
     "the Tribe cards from the top action of Initiate are locked: they cannot be played in the "
     "turn they are taken"},
    {"EWP", 125, Ruling,
     "a Tribe card that reaches the hand in any way but the top action of Initiate, such as the "
     "Offering track or an ability, may be played in the same turn"},
    {"EWP", 126, Ruling,
     "a card locked by EWP-124 can still be buried, discarded as a cost or added to the Eclipse "
     "pile in step 4"},
    {"EWP", 127, Rule,
     "in step 2 any amount of Food may be spent for Added Labor: the Food marker moves left, and "
     "each Labor icon it passes gives 1 Labor"},
    {"EWP", 128, Ruling,
     "the Labor icons lie between Food k-1 and k for k = 1, 2, 4, 5, 7, 8 and 10, so that 3 Food "
     "give 2 Labor from every position"},
    {"EWP", 129, Ruling,
     "a player's Food is spent for Labor only in the top section and in the smallest useful "
     "portion: just the 1 or 2 Food needed to pass the next Labor icon"},
    {"EWP", 130, Rule, "during the Eclipse phase nobody can turn Food into Labor"},
    {"EWP", 131, Rule,
     "in a Rest turn the player first draws 1 card, or takes a lesser benefit for it, and then may "
     "Tip one of their animals"},
    {"EWP", 132, Rule,
     "several figures of a player may stand on their Rest space in one round, one for each turn"},
    {"EWP", 133, Rule,
     "each figure on a Rest space counts as 1.5 Labor for its player in the Eclipse phase of this "
     "round"},
    {"EWP", 134, Ruling,
     "a Rest turn has an ordinary step 1, in which Culture cards may be played"},
    {"EWP", 135, Rule,
     "step 3: all cards of the play area go face up to the player's discard pile"},
    {"EWP", 136, Rule, "the end of a turn brings no cards: the hand is not refilled"},
    {"EWP", 137, Rule,
     "step 4, on the third turn of the round: any number of Tribe and Culture cards, or none, may "
     "go from the hand face down to the player's Eclipse pile"},
    {"EWP", 138, Rule,
     "whatever the player keeps off the Eclipse pile is still in hand when the next round starts"},
    {"EWP", 139, Ruling,
     "cards on the Eclipse pile are no longer in hand, and until the pile is revealed only its "
     "size is public"},
    {"EWP", 140, Ruling,
     "a player builds their Eclipse pile only in their own step 4, and it does not change "
     "afterwards"},
    {"", 0, Chapter, "Action Columns"},
    {"EWP", 141, Rule,
     "in Initiate, top section, any number of times: 1 Tool and 1 Labor take a Tribe card from the "
     "Tribe supply into the hand"},
    {"EWP", 142, Rule, "the top action of Initiate takes each Tribe type at most once per turn"},
    {"EWP", 143, Note,
     "the cards that EWP-124 locks for the turn are those of the top action of Initiate"},
    {"EWP", 144, Rule,
     "in Initiate, middle section, once: 1 Food pays for taking a Tribe card from the Tribe supply "
     "into the discard pile, for burying 1 card, or for both"},
    {"EWP", 145, Ruling,
     "the middle action of Initiate costs 1 Food in all, and its parts may be done in either "
     "order, so the card just taken can be buried"},
    {"EWP", 146, Rule,
     "the middle action of Initiate may take a Tribe type that the top action already took this "
     "turn"},
    {"EWP", 147, Ruling,
     "in Initiate, bottom section, first figure only: the player gains 1 Idol and may bury 1 card, "
     "in either order"},
    {"EWP", 148, Ruling,
     "a Tribe type can be taken only while its deck in the Tribe supply has cards"},
    {"EWP", 149, Rule,
     "burying puts one of the player's Tribe or Culture cards from the hand, the discard pile or "
     "above the Player board (play area; in the Eclipse phase Tribe cards revealed from the "
     "Eclipse pile) under the Burial Cap card"},
    {"EWP", 150, Rule,
     "a buried card stays in the Burial ground to the end of the game and is never drawn or played "
     "again"},
    {"EWP", 151, Rule, "players may look at their own buried cards at any time"},
    {"EWP", 152, Rule,
     "the Honor track and Sacred Stones look at how many cards are buried, while final scoring "
     "also adds their end-game points"},
    {"EWP", 153, Ruling,
     "a card buried from the play area leaves the Labor and benefits it gave untouched, but its "
     "unused abilities are lost"},
    {"EWP", 154, Ruling,
     "self-burial is allowed: a Culture card with a burying ability already lies above the Player "
     "board when it acts"},
    {"EWP", 155, Ruling,
     "a player may bury Tribe cards revealed from their own Eclipse pile, even the one that "
     "buries: its Labor stays counted, an unused Eclipse ability is lost, EWP-210 passes it by; "
     "cards of a deck or of others cannot be buried"},
    {"EWP", 156, Rule,
     "in Develop, top section, any number of times: 3 Labor take a card of the player's choice "
     "from the Culture display into the hand"},
    {"EWP", 157, Rule,
     "emptied slots of the Culture display stay empty until the Preparation phase"},
    {"EWP", 158, Rule,
     "in Develop, middle section, once: one Sacred Stone is taken from the supply, at the cost "
     "shown on the next free stone space of the Player board"},
    {"EWP", 159, Rule,
     "in rounds 1 and 2 Sacred Stones are taken from the left section only, in rounds 3 and 4 from "
     "either section"},
    {"EWP", 160, Rule,
     "stone spaces of the Player board fill from left to right, each with its own cost in Food and "
     "Tools and its own benefit (data in the box)"},
    {"EWP", 161, Rule, "a Sacred Stone can be taken only if its cost can be paid in full"},
    {"EWP", 162, Rule,
     "a player has at most 3 Sacred Stones, and a placed one is never removed or replaced"},
    {"EWP", 163, Rule,
     "placing a Sacred Stone gives at once the benefits shown below its stone space"},
    {"EWP", 164, Rule,
     "a Sacred Stone scores in every Eclipse phase once it is placed, that of the same round "
     "included (EWP-207)"},
    {"EWP", 165, Rule,
     "in Develop, bottom section, first figure only: the player gains 1 Tool and 1 Food"},
    {"EWP", 166, Rule,
     "in Migrate, top section, any number of times: 1 Tool puts the leftmost Camp of the Player "
     "board on the Base hex"},
    {"EWP", 167, Rule,
     "in Migrate, top section, any number of times: 1 Labor moves one of the player's Camps to an "
     "adjacent hex, also a Camp that already moved this turn"},
    {"EWP", 168, Rule,
     "in Migrate, middle section, once: for 3 Food and the return of three of the player's Camps, "
     "one from each hex of a juncture, the leftmost Village of the Player board goes on that "
     "juncture"},
    {"EWP", 169, Ruling,
     "in Migrate, bottom section, first figure only: 1 more Camp enters the Base hex at no cost, "
     "then one of the player's Camps, new or not, may make one step, even if no Camp was left to "
     "enter"},
    {"EWP", 170, Rule,
     "in Hunt, top section, any number of times: 1 Labor reveals the two top cards of the Animal "
     "deck, which go to the Hunting grounds"},
    {"EWP", 171, Ruling,
     "the Hunting grounds have room for 6 cards: if 5 are there only 1 is revealed, and if 6 are "
     "there the action is not available"},
    {"EWP", 172, Rule,
     "the Animal deck must have a card to reveal, and if it has only 1 left just that card is "
     "added to the Hunting grounds"},
    {"EWP", 173, Rule,
     "in Hunt, top section, any number of times: 1 Tool and 1 Labor take a card from the Hunting "
     "grounds upright into the player's Animal area"},
    {"EWP", 174, Rule,
     "only the Preparation phase refills the Hunting grounds, apart from EWP-170 and card effects"},
    {"EWP", 175, Rule,
     "in Hunt, middle section, once: the player may Tip 1 animal of their Animal area"},
    {"EWP", 176, Ruling,
     "in Hunt, bottom section, first figure only: the top card of the Animal deck goes upright "
     "into the player's Animal area; with an empty deck nothing happens"},
    {"EWP", 177, Ruling,
     "the Animal deck is never replenished, since Animal cards are never discarded"},
    {"", 0, Chapter, "Terrain board: Camps, Villages, Influence"},
    {"EWP", 178, Rule, "every new Camp enters the Terrain board on the Base hex"},
    {"EWP", 179, Rule, "hexes are adjacent when they have a side in common (data in the box)"},
    {"EWP", 180, Ruling,
     "any number of Camps, whoever owns them, fits on a hex, and no hex is closed to them, neither "
     "the Base nor a Glacier, which is entered like any other hex"},
    {"EWP", 181, Rule,
     "the leftmost Camp still on the Player board always leaves first, and each one that leaves "
     "raises the Food limit by 1"},
    {"EWP", 182, Ruling,
     "a Camp can be placed only while one is left on the Player board: otherwise an effect does "
     "nothing, and the paid action is not available"},
    {"EWP", 183, Rule, "a juncture is the meeting point of three hexes (data in the box)"},
    {"EWP", 184, Rule,
     "no Village can stand on a juncture touching the Base hex, which leaves 18 junctures"},
    {"EWP", 185, Rule, "a juncture has room for only one Village, whoever owns it"},
    {"EWP", 186, Rule,
     "the Camps returned for a Village fill the empty Camp spaces of the Food track from the "
     "right, and each lowers the Food limit by 1"},
    {"EWP", 187, Rule,
     "the 3 Food for a Village are paid before its 3 Camps return, so Food cannot end above the "
     "limit, which falls by exactly 3"},
    {"EWP", 188, Rule,
     "a player has only 3 Villages, so once all are placed no further one can be"},
    {"EWP", 189, Ruling,
     "the place-1-Village effect of a card obeys all Village rules (three Camps returned, "
     "juncture, not at the Base) but costs Food only where a cost is shown"},
    {"EWP", 190, Rule,
     "a player's Influence on a hex is 1 for each of their Camps on it plus 2 for each of their "
     "Villages touching it"},
    {"EWP", 191, Rule,
     "the two-step move is up to two single Camp steps, both with one Camp or one each with two "
     "Camps"},
    {"", 0, Chapter, "Eclipse phase"},
    {"EWP", 192, Rule,
     "in Eclipse step 1 all Eclipse piles are revealed together and each player counts Labor: 1.5 "
     "per figure on their Rest space, the printed Labor of revealed Tribe cards, and the Labor "
     "that Eclipse abilities add"},
    {"EWP", 193, Rule, "a revealed Culture card counts nothing and returns to its owner's hand"},
    {"EWP", 194, Ruling,
     "the Labor of Eclipse abilities, such as the Tribesman's 1/2, is always counted in Eclipse "
     "step 1"},
    {"EWP", 195, Rule, "in Eclipse step 2 the new turn order goes from most to least Labor"},
    {"EWP", 196, Rule,
     "among players with equal Labor, even 0, whoever was later in the turn order of this round "
     "comes first in the new turn order"},
    {"EWP", 197, Rule,
     "in Eclipse step 3 each player, in the new turn order, completes parts a, b, c and d before "
     "the next player begins"},
    {"EWP", 198, Rule,
     "within each of the parts a, b, c and d the player chooses the order of the benefits and may "
     "refuse each or exchange it for a lesser one"},
    {"EWP", 199, Rule,
     "part a: the player gains the benefit beside their marker on the turn order track (data in "
     "the box)"},
    {"EWP", 200, Ruling,
     "the turn order track gives in part a what EWP-053 gives in setup: the 1st nothing, the 2nd 1 "
     "Food, the 3rd 1 Tool, the 4th draws 1 card"},
    {"EWP", 201, Rule,
     "part b: the Tribe cards revealed from the player's Eclipse pile use their Eclipse abilities, "
     "card by card in an order the player chooses"},
    {"EWP", 202, Rule,
     "part c: every hex where no other player has more Influence gives the player its benefits, "
     "hex by hex in an order the player chooses (data in the box)"},
    {"EWP", 203, Ruling, "a hex gives its benefit only to players with at least 1 Influence on it"},
    {"EWP", 204, Ruling,
     "the hexes that benefit a player are settled when their part c begins, so moves of part b "
     "count"},
    {"EWP", 205, Rule,
     "a tie for the most Influence on a hex is shared without loss: every tied player gains the "
     "whole benefit when their part c comes"},
    {"EWP", 206, Ruling, "the Base hex gives no benefit"},
    {"EWP", 207, Rule,
     "part d: 1 card per Village off the Player board; empty Megalith supply space 1 gives 1 Tool, "
     "spaces 3 and 5 give 1 Idol each, spaces 2 and 4 nothing; each Sacred Stone gives its points"},
    {"EWP", 208, Rule, "a Megalith supply space is empty once both its Megaliths have been placed"},
    {"EWP", 209, Ruling,
     "a Sacred Stone scores by the state of the game at the moment the player picks it in part d"},
    {"EWP", 210, Rule,
     "when the last player has finished part d, each revealed Tribe card goes to its owner's "
     "discard pile unless it was buried"},
    {"EWP", 211, Ruling,
     "cards of an Eclipse pile join the discard pile only at EWP-210, so a reshuffle in the "
     "Eclipse phase leaves them out"},
    {"EWP", 212, Note, "clause EWP-130 holds throughout the Eclipse phase: Food buys no Labor"},
    {"", 0, Chapter, "Preparation phase"},
    {"EWP", 213, Note, "round 4 is played without this phase, as EWP-069 says"},
    {"EWP", 214, Rule, "in Preparation step 1 the round marker moves on to the next round"},
    {"EWP", 215, Rule,
     "in Preparation step 2 every figure returns to its Player board, and every bottom action is "
     "available again"},
    {"EWP", 216, Ruling,
     "in Preparation step 3 the Hunting grounds are refilled to one card more than players, as far "
     "as the Animal deck allows; if that many or more are there, none is added or removed"},
    {"EWP", 217, Rule,
     "in Preparation step 4 after round 1 empty slots of the Culture display are filled from the "
     "Era I deck, which is then closed by the Culture Cap card, moved there from the Era II deck"},
    {"EWP", 218, Rule,
     "in Preparation step 4 after round 2 all cards of the Culture display leave the game, and 8 "
     "cards of the Era II deck are dealt"},
    {"EWP", 219, Rule,
     "in Preparation step 4 after round 3 empty slots of the Culture display are filled from the "
     "Era II deck"},
    {"EWP", 220, Ruling,
     "in Preparation step 5 every player, in turn order, draws 5 cards in addition to those still "
     "in hand"},
    {"EWP", 221, Rule, "a hand may hold any number of cards"},
    {"EWP", 222, Rule,
     "after the Preparation phase play goes on with the next Action phase, in the new turn order"},
    {"", 0, Chapter, "Megaliths"},
    {"EWP", 223, Rule,
     "a Megalith effect lets the player place the leftmost Megalith of their Player board on the "
     "Megalith board"},
    {"EWP", 224, Rule,
     "a player's Megaliths come off supply spaces 1 to 5 in that order, so both neutral ones are "
     "placed before any colored one"},
    {"EWP", 225, Rule,
     "a starting space of a Megalith tile may take a Megalith, but only a neutral one"},
    {"EWP", 226, Rule,
     "a Megalith may go on an empty ground space that shares a side with a space holding a "
     "Megalith of any color, neutral included"},
    {"EWP", 227, Rule,
     "a Megalith may be stacked centrally on four Megaliths that make up a 2x2 block of one level"},
    {"EWP", 228, Rule,
     "a neutral Megalith goes on any ground space that EWP-225 or EWP-226 allows, never on top of "
     "other Megaliths"},
    {"EWP", 229, Rule,
     "while the Megalith board is empty a Megalith can go only on a starting space"},
    {"EWP", 230, Rule,
     "a colored Megalith cannot go on a starting space, not even next to another Megalith"},
    {"EWP", 231, Ruling, "for adjacency only ground spaces matter, not Megaliths on upper levels"},
    {"EWP", 232, Ruling,
     "stacking needs an unoccupied upper position with a Megalith under each of its four corners "
     "one level below; a Megalith may serve as such a support up to four times"},
    {"EWP", 233, Rule,
     "a ground space gives its printed benefit at once when a Megalith is placed on it (data in "
     "the box)"},
    {"EWP", 234, Ruling,
     "even a starting space rewards the Megalith placed there, with 1 Food in the standard box"},
    {"EWP", 235, Rule,
     "a stacked Megalith gives its owner 2 points per Megalith of the same color directly below it "
     "and 1 per other one, neutral or not, but no printed benefit"},
    {"EWP", 236, Rule,
     "when a Megalith is stacked, every other player scores 1 point per Megalith of their color "
     "directly below it; neutral ones score for nobody this way"},
    {"EWP", 237, Rule,
     "four Megaliths that are stacked themselves may carry another, and only the four directly "
     "below it count for points"},
    {"EWP", 238, Rule,
     "an arrow space lets the player at once place one more Megalith on one of the two spaces its "
     "arrows point to, unless both are occupied"},
    {"EWP", 239, Ruling,
     "the extra Megalith of an arrow space is the leftmost and gives its space's benefit, or is "
     "exchanged; if both spaces are occupied nothing is gained, if one is free but no Megalith is "
     "left only a lesser benefit"},
    {"EWP", 240, Ruling,
     "when no Megalith is left on the Player board, or no space is legal, a Megalith effect is "
     "worth a lesser benefit and nothing else"},
    {"EWP", 241, Rule,
     "if an effect gives more than one Megalith, they are placed singly, in succession"},
    {"EWP", 242, Rule, "a placed Megalith never moves"},
    {"", 0, Chapter, "Idol board"},
    {"EWP", 243, Rule,
     "an Idol is used at once: either of the player's Idol markers, whichever they choose, climbs "
     "1 level"},
    {"EWP", 244, Rule,
     "several Idols gained together may be divided between the Offering track and the Honor track "
     "in any way"},
    {"EWP", 245, Rule, "a level may hold the Idol markers of several players"},
    {"EWP", 246, Note,
     "the Offering track, on the left, sets what leftover resources are worth in final scoring"},
    {"EWP", 247, Rule,
     "an Idol marker entering an Offering level with a Tribe card icon (levels 2, 4 and 6 in the "
     "box) at once brings a Tribe card of the player's choice from the Tribe supply to the hand"},
    {"EWP", 248, Ruling,
     "a Tribe card icon of the Offering track gives nothing if all decks of the Tribe supply are "
     "empty"},
    {"EWP", 249, Rule,
     "with the Idol marker on the top Offering level each further Idol used there scores 1 point, "
     "and the marker stays"},
    {"EWP", 250, Note,
     "the Honor track, on the right, sets what buried cards are worth in final scoring"},
    {"EWP", 251, Rule,
     "an Idol marker entering an Honor level takes its leftmost vacant place, and when a marker "
     "leaves a level those to its right slide left"},
    {"EWP", 252, Rule,
     "an Idol marker scores 1, 2 and 3 points at once for entering the third-highest, "
     "second-highest and highest Honor level"},
    {"EWP", 253, Rule,
     "the highest Honor level is the end for an Idol marker; from then on that player can use "
     "Idols only on the Offering track"},
    {"EWP", 254, Ruling,
     "the Offering track and the Honor track have 7 levels each (data in the box)"},
    {"", 0, Chapter, "Animals"},
    {"EWP", 255, Note, "an animal in an Animal area is either upright or Tipped"},
    {"EWP", 256, Rule,
     "to Tip an animal the player turns one of their upright Animal cards sideways and gains the "
     "benefits shown on it"},
    {"EWP", 257, Rule, "an animal once Tipped is never set upright and cannot be Tipped again"},
    {"EWP", 258, Rule,
     "no Tipped animal counts in a set of final scoring, but it counts for Sacred Stones about "
     "Tipped animals"},
    {"EWP", 259, Ruling,
     "an animal may be Tipped in the very turn it was taken, and also when some of its benefits "
     "would be lost"},
    {"EWP", 260, Rule,
     "to choose an animal is to take a card of the Hunting grounds, to draw one is to take the top "
     "card of the Animal deck, to reveal one is to add that card to the Hunting grounds if fewer "
     "than 6 lie there"},
    {"", 0, Chapter, "Card abilities and icons"},
    {"EWP", 261, Note,
     "the icons on the lower part of a card are its abilities, which the box describes by when, "
     "cost and gain"},
    {"EWP", 262, Rule,
     "left of a result arrow stands the cost of an ability, right of it the gain, and its use is "
     "optional"},
    {"EWP", 263, Rule, "no ability of a card has to be used, and none can be used twice in a turn"},
    {"EWP", 264, Ruling,
     "every Culture card (step 1), Tribe card (step 2 or Eclipse phase) and Chief card (turn of "
     "the Chief figure) has an ability; the Tribesman's only one is an Eclipse ability that adds "
     "1/2 Labor"},
    {"EWP", 265, Note,
     "a column icon ties an ability to turns with the player's figure in that column, as EWP-117 "
     "says"},
    {"EWP", 266, Rule,
     "an ability with the Eclipse icon works only if its card was revealed from the player's "
     "Eclipse pile, in that Eclipse phase"},
    {"EWP", 267, Rule,
     "an ability without column icon and Eclipse icon works at any time of the player's turn in "
     "the Action phase once its card is played"},
    {"EWP", 268, Ruling,
     "different benefits of one ability come in the order the player chooses, all units of one "
     "benefit together"},
    {"EWP", 269, Note,
     "a Tribe card shows its Labor, end-game points, Added Labor ability, Eclipse ability, type "
     "icon and Tribe card icon"},
    {"EWP", 270, Note, "a Culture card shows its era, end-game points and ability"},
    {"EWP", 271, Note,
     "an Animal card shows its name, the number of cards of its type, its Tip ability and its set "
     "points"},
    {"EWP", 272, Rule, "a Labor icon is worth 1 Labor or 1/2 Labor"},
    {"EWP", 273, Rule,
     "the resource icons give 1 Food, 1 Tool, or Food up to the player's current limit"},
    {"EWP", 274, Note,
     "the burial icons stand for the Burial ground and for burying 1 card (EWP-149)"},
    {"EWP", 275, Rule,
     "the Terrain icons are Camp, Village, place 1 Village (EWP-189), new Camp on the Base hex, "
     "one Camp step, and two-step move (EWP-191)"},
    {"EWP", 276, Rule,
     "the card icons are draw 1 card, discard 1 card from the hand, and discard pile"},
    {"EWP", 277, Rule,
     "the taking icons bring 1 Tribe card from the Tribe supply to the hand, 1 from there to the "
     "discard pile, or 1 Culture card from the Culture display to the hand"},
    {"EWP", 278, Note, "the animal icons are choose, draw and reveal (EWP-260) and Tip 1 animal"},
    {"EWP", 279, Note,
     "the Idol board and Megalith icons are Idol, place 1 Megalith, starting space (neutral "
     "Megaliths only) and arrow space (EWP-238)"},
    {"EWP", 280, Note, "the point icons are end-game points and immediate points (EWP-084)"},
    {"EWP", 281, Note,
     "icons that do nothing by themselves: Sacred Stone, player, Eclipse phase, Culture card of "
     "Era I or Era II, same type, different type, result arrow, and trigger (what precedes it sets "
     "off what follows)"},
    {"EWP", 282, Ruling,
     "a discard as a cost takes a card of the player's choice from the hand, so with an empty hand "
     "the ability cannot be used"},
    {"EWP", 283, Ruling,
     "the effect Food up to the limit raises Food to the Food limit and cannot be exchanged"},
    {"", 0, Chapter, "Sacred Stones"},
    {"EWP", 284, Rule,
     "every Sacred Stone on a Player board scores in its player's part d of each Eclipse phase, at "
     "most 4 times"},
    {"EWP", 285, Rule,
     "an Era I Sacred Stone gives 2 points per Village of the player with a hex of the depicted "
     "type among its three; two such hexes count once, two Villages at the same hex count twice"},
    {"EWP", 286, Ruling,
     "an Era I Sacred Stone gives 1 point per Land type, all six being depicted, with at least 1 "
     "Camp of the player on a hex of it; the Base and Glaciers do not count"},
    {"EWP", 287, Rule,
     "an Era I Sacred Stone gives 1 point per full 2 Megaliths in the player's color that lie "
     "directly on the Megalith board"},
    {"EWP", 288, Rule,
     "an Era I Sacred Stone gives 1 point per Megalith tile with the player's color on any of its "
     "ground spaces"},
    {"EWP", 289, Ruling,
     "neutral Megaliths never count for the Sacred Stones of EWP-287, EWP-288 and EWP-292"},
    {"EWP", 290, Ruling,
     "a ground Megalith that others partly cover still lies directly on the Megalith board"},
    {"EWP", 291, Rule, "an Era II Sacred Stone gives 1 point per 2 buried cards, rounded down"},
    {"EWP", 292, Rule,
     "an Era II Sacred Stone gives 2 points per Megalith of the player's color above the ground "
     "level"},
    {"EWP", 293, Rule,
     "an Era II Sacred Stone gives 1 point per 3 levels of the player's two Idol markers, added "
     "together first and rounded down once"},
    {"EWP", 294, Ruling,
     "an Era II Sacred Stone gives 1 point per different type among the player's Tipped animals, "
     "with Argentavis a type of its own"},
    {"EWP", 295, Ruling,
     "an Era II Sacred Stone gives 2 points per Tipped animal of the player that is of one of the "
     "two types the stone depicts (data in the box)"},
    {"EWP", 296, Ruling, "the Era I Sacred Stones that nobody took can still be taken in Era II"},
    {"", 0, Chapter, "Final scoring"},
    {"EWP", 297, Rule,
     "after the 4th Eclipse phase each score grows by the Offering track, the Honor track, the "
     "end-game points of cards and the animal sets"},
    {"EWP", 298, Rule,
     "for the Offering track leftover Food and Tools are added, divided by the ratio at the "
     "player's Idol marker and rounded down; a marker on level 0 scores nothing"},
    {"EWP", 299, Rule,
     "the Offering ratio is 3 resources per point on levels 1 and 2, 2 on levels 3 and 4, and 1 on "
     "levels 5 to 7 (data in the box)"},
    {"EWP", 300, Rule,
     "for the Honor track the player highest on it scores by the first chart, the second highest "
     "by the second chart, everybody else by the third chart"},
    {"EWP", 301, Rule,
     "for 1-3, 4-6 and 7 or more buried cards the first Honor chart gives 6, 10, 15 points, the "
     "second 3, 6, 10, the third 1, 3, 6; no buried card gives nothing"},
    {"EWP", 302, Rule,
     "on the same Honor level the Idol marker further left, which arrived earlier, ranks higher"},
    {"EWP", 303, Ruling,
     "an Idol marker on level 0 of the Honor track scores nothing for it and takes no rank"},
    {"EWP", 304, Rule, "with 2 players nobody scores by the third Honor chart"},
    {"EWP", 305, Rule,
     "it makes no difference whether a Tribe or Culture card ends in the hand, the deck, the "
     "discard pile or the Burial ground: its points count for its player"},
    {"EWP", 306, Ruling,
     "no points come from Chief cards, Setup cards, Cap cards or Player Aid cards"},
    {"EWP", 307, Rule,
     "each animal type scores the set points printed for the number of upright cards of it that "
     "the player has (data in the box)"},
    {"EWP", 308, Rule,
     "an animal set has at most 4 cards, and further cards of the type score nothing and form no "
     "second set"},
    {"EWP", 309, Ruling,
     "each upright Argentavis counts as a card of another type with at least 1 upright card of the "
     "player, assigned in the best way; several may join one set, but they form none of their own"},
    {"EWP", 310, Rule, "no Tipped animal counts in animal sets, not even a Tipped Argentavis"},
    {"EWP", 311, Rule,
     "the highest total wins; a tie goes to the player further ahead in the turn order that the "
     "4th Eclipse phase set"},
    {"", 0, Chapter, "Variants"},
    {"EWP", 312, Rule,
     "with either draft variant the Terrain board is built before the first card is drafted"},
    {"EWP", 313, Rule,
     "in the Setup card draft, once the turn order is known, players + 1 shuffled Setup cards are "
     "turned up; from last player to first each picks one for their setup, and the card left over "
     "is removed"},
    {"EWP", 314, Rule,
     "in the Chief and Setup card draft, once the turn order is known, players + 1 shuffled Chief "
     "cards are turned up; in turn order each takes one with its figure and chooses its side, the "
     "others are removed, then EWP-313"},
    {"EWP", 315, Ruling,
     "in the Chief draft a player chooses the side while taking the Chief card, not later"},
    {"EWP", 316, Ruling,
     "with a variant setup runs: steps 1 to 7 (no Chief cards dealt if drafted), 9, 10, 13, 14, "
     "16, 17 without Camps, the drafts, 8, 11, 12, the Camps, 15"},
    {"", 0, Chapter, "Modules"},
    {"EWP", 317, Rule, "every module works alone, with the other module and with the variants"},
    {"EWP", 318, Rule,
     "with Glacier tokens, when the Terrain board is built the 10 tokens are shuffled, each "
     "Glacier hex gets one face down, and the others are removed unseen"},
    {"EWP", 319, Rule,
     "a Camp moved onto a hex with a face-down Glacier token turns the token up at once, even if "
     "it then moves on"},
    {"EWP", 320, Rule,
     "placing a Village that touches hexes with face-up Glacier tokens gives the benefits of each "
     "of these tokens, or lesser benefits"},
    {"EWP", 321, Rule,
     "a Glacier token stays, and every later Village touching its hex gains its benefit again, "
     "whoever places it"},
    {"EWP", 322, Rule,
     "only the placing of a Village brings Glacier token benefits: earlier Villages get nothing, "
     "and neither does anybody in the Eclipse phase"},
    {"EWP", 323, Ruling,
     "the Glacier token benefits wait until the Village is placed and its Camps are returned; "
     "several tokens come in the order the player chooses"},
    {"EWP", 324, Rule,
     "with Rest tokens, in setup the 5 tokens are shuffled into a face-down stack, and its top "
     "token is turned face up on it"},
    {"EWP", 325, Rule,
     "the first player of a round to Rest begins by either taking the face-up Rest token, or "
     "putting it face down under the stack and taking the new top token"},
    {"EWP", 326, Rule,
     "the player may use the effects of the taken Rest token, in either order, at any point of the "
     "Rest action: before, between or after its draw and its Tip"},
    {"EWP", 327, Rule,
     "a taken Rest token goes face down under the stack at the end of that turn, used or not"},
    {"EWP", 328, Rule,
     "when the Preparation phase ends, an unclaimed face-up Rest token is put under the stack face "
     "down; whether or not there was one, the token now on top is turned up"},
    {"EWP", 329, Ruling,
     "each effect of a Rest token is optional, used at most once, and may be exchanged for a "
     "lesser benefit"},
    {"EWP", 330, Ruling,
     "only one Rest action per round gets a Rest token: after it is taken none is face up until "
     "EWP-328"},
    {"", 0, Chapter, "Player counts and solo"},
    {"EWP", 331, Note,
     "the number of players changes only: Sacred Stones, Hunting grounds, Glacier and Land tiles, "
     "Player Aid cards, turn order benefits, the recommended Megalith layout, Honor charts and "
     "cards offered in drafts"},
    {"EWP", 332, Note,
     "the rulebook credits a solo mode but gives no rules for it, so solo play is left out"},
    {"", 0, Chapter, "State and hidden information"},
    {"EWP", 333, Rule,
     "everybody sees what lies open: round, phase, turn order, scores, Food, Tools, Labor pool, "
     "boards and pieces, displays, supply counts, Animal areas, play areas, discard piles, Chief "
     "sides, revealed Eclipse piles, face-up tokens"},
    {"EWP", 334, Rule,
     "of hands, decks, buried cards, unrevealed Eclipse piles, the Animal deck and the Culture "
     "decks everybody sees only the number of cards"},
    {"EWP", 335, Ruling,
     "a hand, an unrevealed Eclipse pile and buried cards are shown only to their owner, even "
     "buried cards that all have seen before"},
    {"EWP", 336, Rule,
     "nobody sees the order of any deck or of the Rest tokens below the face-up one, a face-down "
     "Glacier token, or what went back to the box"},
    {"EWP", 337, Rule,
     "players may know which cards their own deck holds, but never in which order"},
    {"EWP", 338, Rule,
     "luck is only in the shuffles of setup and in the reshuffling of discard piles (EWP-071)"},
    {"EWP", 339, Note,
     "a player's state is food, tools, score, Camps, Villages, Megaliths left, Idol levels, Honor "
     "place, Sacred Stones, Chief side, figures, cards by zone, used abilities, buried cards, "
     "animals and locked cards"},
    {"EWP", 340, Note,
     "the shared state is round, phase, turn order, turn, section and column, Labor in halves, "
     "what this turn took and played, bottoms taken, supplies, decks, displays, boards, modules "
     "and pending effects"},
    {"EWP", 341, Rule,
     "cards over all zones are constant in number; each player always has 5 Camps, 3 Villages, 10 "
     "Megaliths and 3 figures; Labor is never negative, Food is 0 to the limit, Tools 0 to 10"},
    {"", 0, Chapter, "Decisions"},
    {"EWP", 342, Rule,
     "nobody is asked when there is a single option, even if it is just done: it is taken "
     "automatically, except where that silence would tell others what a hidden hand holds"},
    {"EWP", 343, Rule, "the Chief side decision of setup offers side A, then side B"},
    {"EWP", 344, Rule,
     "the Chief draft offers each face-up Chief card, and the side of the taken card is asked "
     "next"},
    {"EWP", 345, Rule, "the Setup draft offers each face-up Setup card"},
    {"EWP", 346, Rule,
     "the Culture step offers each Culture card in hand that EWP-092 and EWP-093 allow, then done, "
     "and repeats until done or the limit is reached"},
    {"EWP", 347, Rule,
     "a played Culture card with several abilities or a cost offers each unused ability that can "
     "be paid, then done; a single ability without cost is resolved directly"},
    {"EWP", 348, Rule,
     "placing a figure offers a Tribe figure, if one is left, to Initiate, Develop, Migrate, Hunt "
     "and Rest, then the Chief figure, if it is left, to the same"},
    {"EWP", 349, Rule,
     "every column menu has the free options: each playable Tribe card in hand; each unused, "
     "payable ability of the play area whose condition holds, unless automatic (EWP-123); in the "
     "Chief's turn likewise Chief abilities"},
    {"EWP", 350, Rule,
     "the top menu repeats until done: free options, spending Food if an icon can be passed, the "
     "column's payable actions (Tribe type; Culture slot; place Camp, move Camp; reveal, take "
     "animal), done"},
    {"EWP", 351, Rule,
     "the middle menu repeats until done: free options; once, the rite (1 Food, then taking and "
     "burying, each at most once, at least one) if a part is possible, or a Sacred Stone, a "
     "Village, a Tip; done"},
    {"EWP", 352, Rule,
     "the bottom menu, until the turn is ended: free options, then the bottom action, once and for "
     "the first figure of the round in that column, then end of turn"},
    {"EWP", 353, Rule,
     "the Rest menu: with its module first the Rest token or the next one; then Chief abilities, "
     "token effects, the draw; after the draw Chief abilities, token effects, Tip if not yet done, "
     "end of turn"},
    {"EWP", 354, Rule,
     "the Eclipse pile is chosen card by card in the fixed order, Tribe cards before Culture "
     "cards, never going back, then done; every set of cards is still possible"},
    {"EWP", 355, Ruling,
     "a unit of benefit offers itself, then each lesser one, if it has an effect: Megalith "
     "positions, draw, Idol on Offering, on Honor, Tool, Food; Food comes unasked, a unit without "
     "any effect is lost, none can be refused"},
    {"EWP", 356, Rule,
     "points and Labor of an effect come first, unasked; as long as two or more different items "
     "remain, the player says which is next"},
    {"EWP", 357, Rule, "taking a Tribe card offers each type with a non-empty deck, then skip"},
    {"EWP", 358, Rule,
     "taking a Culture card offers each filled slot of the Culture display, then skip"},
    {"EWP", 359, Rule,
     "to choose an animal the types in the Hunting grounds are offered, to draw one from the "
     "Animal deck just take; both end with skip"},
    {"EWP", 360, Rule,
     "a Tip offers each type of which the player has an upright animal, then skip"},
    {"EWP", 361, Rule,
     "burying offers each distinct card of the hand, the play area, the discard pile and, in the "
     "Eclipse phase, the revealed Eclipse pile, then skip"},
    {"EWP", 362, Rule,
     "while steps are left, each move of a Camp of the player to an adjacent hex is offered, "
     "ordered by from and to, then stop; for a Camp placed by an effect the options are place and "
     "skip"},
    {"EWP", 363, Rule, "placing a Village by an effect offers each legal juncture, then skip"},
    {"EWP", 364, Rule,
     "a discard as a cost offers each distinct card in hand and no refusal, since the ability was "
     "chosen before"},
    {"EWP", 365, Rule,
     "an arrow space asks like a Megalith benefit (EWP-355), but its only positions are the spaces "
     "pointed to, and it does not ask if both are occupied"},
    {"EWP", 366, Rule,
     "part b offers each revealed Tribe card whose Eclipse ability does more than add Labor and is "
     "not yet resolved, then done"},
    {"EWP", 367, Rule,
     "part c offers each hex of EWP-202 that has a benefit and is not yet taken, then done"},
    {"EWP", 368, Rule,
     "part d offers the Villages, Megalith supply spaces and Sacred Stones whose benefit is not "
     "yet taken, then done; mere points are taken without asking once nothing else is left"},
    {"EWP", 369, Rule, "part a is decided as in EWP-355 for each unit"},
    {"EWP", 370, Rule,
     "each draw that is impossible in the Preparation phase offers an Idol on the Offering track, "
     "an Idol on the Honor track, a Tool, a Food"},
    {"EWP", 371, Rule,
     "an effect caused while another is resolved (Tribe card icon, Megalith space, arrow, Tip) is "
     "completed before the outer one goes on"},
    {"EWP", 372, Rule,
     "no turn can go on forever, because whatever is chosen uses up a section, a piece, a card, an "
     "ability, Labor, Food or Tools"},
    {"EWP", 373, Ruling,
     "of identical cards in one zone the one with less left is buried or discarded first: locked "
     "in hand (EWP-124), ability used in the play area, Eclipse ability resolved on the revealed "
     "Eclipse pile"},
    {"EWP", 374, Ruling,
     "revealing by a card effect offers reveal (of all its cards that the Animal deck and the room "
     "for 6 permit), then skip; the paid Hunt action does not ask, and Food up to the limit is "
     "gained unasked"},
    {"EWP", 375, Ruling,
     "what would change nothing is not offered, judged once its cost is paid: 1 Food for a Tool "
     "that can only become 1 Food again changes nothing; impossible items of an effect are passed "
     "over, unless another item of it made them possible"},
};

consteval Clause EWP(int number) { return cite(kClauses, "EWP", number); }

}  // namespace ochre::endless_winter
