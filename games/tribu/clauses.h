// clauses.h - the rules of Tribù, numbered: one sentence each in our words (TRI-001 to TRI-306).
#pragma once

#include "core/clauses.h"

namespace ochre::tribu {

using enum ClauseKind;

inline constexpr ClauseRow kClauses[] = {
    {"", 0, Chapter, "Aim"},
    {"TRI", 1, Rule, "two, three or four players take part, each for themselves"},
    {"TRI", 2, Rule,
     "a game consists of one or more challenges, each dealt, played "
     "and scored separately, with the scores summed into totals"},
    {"TRI", 3, Rule,
     "whoever first has a total of at least 100 magical spheres wins; "
     "totals are compared only once a challenge has been scored"},
    {"TRI", 4, Note,
     "magical spheres come from Tribe and Diorama cards lying face up in a player's own chains"},
    {"", 0, Chapter, "Components"},
    {"TRI", 10, Rule,
     "exactly 100 cards make up the deck: 52 Diorama, 20 "
     "Tribe, 12 Action, 8 Event and 8 Protection cards"},
    {"TRI", 11, Rule,
     "each card type has exactly 4 copies; there are 5 Tribe, "
     "13 Diorama, 2 Event, 3 Action and 2 Protection types"},
    {"TRI", 12, Rule,
     "the 4 Leader cards are separate from the deck and are never shuffled into it"},
    {"TRI", 13, Note,
     "a Tribe card bears a character, its magical spheres and "
     "three vase kinds, to be read as first, second and third"},
    {"TRI", 14, Note,
     "a Diorama card bears its kind, its magical spheres and the colour they have"},
    {"TRI", 15, Rule,
     "each ordinary vase kind comes in red and in blue, and either "
     "meets the icon on a Tribe card: only the kind is compared"},
    {"TRI", 16, Rule,
     "a Multidiorama vase is worth 3 spheres, which count as red and as blue together"},
    {"TRI", 17, Rule, "every Totem is worth 5 spheres"},
    {"TRI", 18, Ruling,
     "the Totem comes in two types, red and blue, which with ten "
     "ordinary types and the Multidiorama vase makes thirteen"},
    {"TRI", 19, Ruling,
     "spheres on Tribe cards are colourless and play no part in the colour of a chain"},
    {"TRI", 20, Ruling,
     "only Tribe and Diorama cards carry spheres; Event, "
     "Action, Protection and Leader cards are worth 0"},
    {"TRI", 21, Rule, "there are two Event types, the Wolf and the Bison"},
    {"TRI", 22, Rule, "there are three Action types: Take 3 Cards, Block and Steal a Diorama"},
    {"TRI", 23, Rule,
     "there are two Protection types: Feathers of Courage "
     "protects 2 vases and Feathers of Strength protects 1"},
    {"TRI", 24, Rule,
     "each of the four Leader cards shows a different Tribe "
     "character; the Scout is the one character without a leader"},
    {"TRI", 25, Rule,
     "the players share three piles: a face-down deck, a "
     "face-up discard pile and a face-up played pile"},
    {"", 0, Chapter, "Setup"},
    {"TRI", 30, Rule,
     "at the start of the game each player takes one of the 4 mixed "
     "face-down Leader cards and keeps that leader through every challenge"},
    {"TRI", 31, Ruling, "leaders are dealt at random; no player chooses one"},
    {"TRI", 32, Ruling,
     "once everyone has a leader, the dealt leaders are turned face up and remain public"},
    {"TRI", 33, Ruling, "any Leader card nobody received remains face down and unused"},
    {"TRI", 34, Rule, "every player starts the game with a total of 0"},
    {"TRI", 35, Ruling, "chance picks the dealer of the first challenge"},
    {"TRI", 36, Rule,
     "each challenge begins with a shuffle of all 100 cards, after "
     "which the dealer gives every player 5 of them clockwise"},
    {"TRI", 37, Ruling,
     "the deal goes card by card, starting clockwise of the dealer, "
     "so that the dealer receives the last card of each round"},
    {"TRI", 38, Rule,
     "the cards left after the deal are the face-down "
     "deck: 90 with 2 players, 85 with 3, 80 with 4"},
    {"TRI", 39, Ruling,
     "a challenge starts with an empty discard pile and an "
     "empty played pile, and no card of the deck is turned up"},
    {"TRI", 40, Rule, "the dealer has the first turn of the challenge and turns pass clockwise"},
    {"TRI", 41, Rule,
     "closing a challenge takes 4 Complete Chains with 2 or "
     "3 players and 3 Complete Chains with 4 players"},
    {"", 0, Chapter, "Frame of a turn"},
    {"TRI", 50, Rule, "a turn consists of exactly one of the seven options A to G"},
    {"TRI", 51, Rule, "options A to F start by taking exactly one card, while option G takes none"},
    {"TRI", 52, Rule, "taking a card and using an active card exclude each other within a turn"},
    {"TRI", 53, Rule,
     "every turn ends with exactly 5 cards in the "
     "player's hand, whichever option was carried out"},
    {"TRI", 54, Rule,
     "at most one card per turn joins a player's own chains face up, "
     "whether it comes from hand, from an active card or by theft"},
    {"TRI", 55, Ruling,
     "passing is not allowed; with a card taken, discarding "
     "is always open, so every player has a legal turn"},
    {"TRI", 56, Ruling,
     "a turn ends in this order: lone Tribe cards are eliminated, then closing, "
     "exhaustion and the safety limit are checked, then the next player clockwise is on turn"},
    {"TRI", 57, Rule,
     "a Block waiting beside one of a player's chains makes "
     "them skip the turn instead of choosing an option"},
    {"", 0, Chapter, "Taking a card, reshuffling"},
    {"TRI", 60, Rule,
     "a card is taken from the top of the deck or from the "
     "top of the discard pile, and from nowhere else"},
    {"TRI", 61, Rule,
     "the discard pile is open only while its top card is a "
     "Diorama card, and nothing below that card can be taken"},
    {"TRI", 62, Ruling,
     "all 13 Diorama types open the discard pile, Multidiorama vase and Totems included"},
    {"TRI", 63, Rule,
     "the card taken enters the hand as its sixth card "
     "and is available at once for options A to F"},
    {"TRI", 64, Ruling,
     "the type taken from the discard pile this turn may be the turn's final discard (A or "
     "F) only with at least two of it in hand; the discards of Take 3 Cards are exempt"},
    {"TRI", 65, Ruling,
     "an idle turn takes from the discard pile and ends with a discard (A or "
     "F); any other turn sets the count of consecutive idle turns to 0, a "
     "skipped turn leaves it alone, and each challenge starts it at 0"},
    {"TRI", 66, Ruling,
     "while consecutive idle turns number at least twice the players, the "
     "discard pile is closed to everybody, unless the deck can give no card"},
    {"TRI", 67, Rule,
     "an empty deck is renewed by shuffling the discard pile "
     "except its top card, which alone stays as the discard pile"},
    {"TRI", 68, Ruling, "the reshuffle waits until a card must be taken from the empty deck"},
    {"TRI", 69, Rule,
     "the played pile stays out of every reshuffle of the "
     "challenge, and reshuffles may recur without limit"},
    {"TRI", 70, Ruling,
     "the deck gives no card while it is empty with at most 1 card in the "
     "discard pile; then only the discard pile's top card or option G remains"},
    {"", 0, Chapter, "The seven options"},
    {"TRI", 80, Rule,
     "option A takes a card and then puts one hand card of any "
     "group face up on top of the discard pile, within TRI-064"},
    {"TRI", 81, Rule,
     "option B takes a card and then plays one Action card from "
     "hand; it discards nothing except through Take 3 Cards"},
    {"TRI", 82, Rule, "an Action card may be played in the very turn in which it was taken"},
    {"TRI", 83, Rule,
     "option C takes a card and then starts a new chain with one Tribe card from hand, "
     "whose character must not head another chain of that player; it discards nothing"},
    {"TRI", 84, Rule,
     "option D takes a card and then lays one Diorama card from "
     "hand on an own chain where it fits; it discards nothing"},
    {"TRI", 85, Rule,
     "option E takes a card and then places one hand card face down "
     "beside one free chain; it discards nothing and does nothing more"},
    {"TRI", 86, Rule,
     "option F takes a card, exchanges exactly one own active card for "
     "a hand card and then does exactly one more thing: discard, play "
     "an Action card, lay a Tribe or Diorama card, or activate"},
    {"TRI", 87, Rule,
     "the exchange puts a hand card that may be active face down "
     "beside the same chain and brings the old active card into the "
     "hand unseen; 6 cards stay in hand up to the further thing"},
    {"TRI", 88, Ruling,
     "option F keeps its order: first take, then exchange, then the further thing"},
    {"TRI", 89, Ruling,
     "the active card brought back by an exchange is a normal hand card, free to be "
     "discarded, laid or activated beside another free chain in the same turn"},
    {"TRI", 90, Ruling,
     "a turn has at most one exchange, and since an exchange is no "
     "activation, option F may still end by activating beside a free chain"},
    {"TRI", 91, Ruling,
     "an active card may be exchanged for a hand card of its own type, as a bluff"},
    {"TRI", 92, Rule,
     "option G takes no card and discards nothing: it turns up exactly one own active card, a "
     "Diorama card to continue an own chain or an Event card to attack an adversary's chain"},
    {"TRI", 93, Rule,
     "option G needs an own chain where the active Diorama card fits, or a legal "
     "target for the active Event card; otherwise that card offers no option G"},
    {"TRI", 94, Ruling,
     "an active Diorama card may continue any own chain "
     "where it fits, not just the one it lies beside"},
    {"TRI", 95, Ruling,
     "an active Multidiorama vase or Totem is usable "
     "with option G wherever it would normally fit"},
    {"TRI", 96, Rule,
     "an active Protection card is used only in defence, never in its owner's own turn"},
    {"TRI", 97, Rule,
     "an Event card takes effect only as an active card, and an Action card only from hand"},
    {"", 0, Chapter, "Chains"},
    {"TRI", 110, Rule,
     "a chain is one Tribe card followed by 0 to 3 vases in that card's "
     "order, first, second, third, with room for a Totem after the third"},
    {"TRI", 111, Ruling,
     "a lone Tribe card is a chain for every purpose "
     "except as the target of an attack or a theft"},
    {"TRI", 112, Rule, "a Tribe card and its first vase never come down in the same turn"},
    {"TRI", 113, Rule, "a player owns at most 5 chains, one for each character"},
    {"TRI", 114, Rule,
     "an ordinary Diorama card, of either colour, fits only on a chain with "
     "fewer than 3 vases whose Tribe card shows its kind at the next position"},
    {"TRI", 115, Ruling,
     "vases go down strictly in order without gaps, and a "
     "laid card is never rearranged or returned to the hand"},
    {"TRI", 116, Rule,
     "a Multidiorama vase fits as next vase on any own chain "
     "with fewer than 3 vases and no Multidiorama vase yet"},
    {"TRI", 117, Rule, "a Totem needs a chain that has all 3 vases and no Totem yet"},
    {"TRI", 118, Rule,
     "a chain with 3 vases of any colours is a Complete "
     "Chain and counts for closing, Totem or not"},
    {"TRI", 119, Rule, "a Totem turns a Complete Chain into a Protected Chain"},
    {"TRI", 120, Rule,
     "a Protected Chain is a Magical Protected Chain when its Diorama cards "
     "agree in colour, a Multidiorama vase passing for either colour"},
    {"TRI", 121, Ruling,
     "the Totem too must agree in colour with the three vases to make a Magical Protected Chain"},
    {"", 0, Chapter, "Lone Tribe cards and the leader"},
    {"TRI", 130, Rule,
     "a Tribe card comes down without a vase and needs "
     "one by the end of its owner's following turn"},
    {"TRI", 131, Rule,
     "the end of a turn eliminates each lone Tribe card of the player on turn that was "
     "on the table when the turn began, unless it shows their leader's character"},
    {"TRI", 132, Rule,
     "a lone Tribe card faces elimination alike whether it was laid "
     "last turn or lost its last vase to an attack or a theft"},
    {"TRI", 133, Rule,
     "a lone Tribe card is saved by a vase of its first kind or a Multidiorama "
     "vase, from hand (D, F), from an active card (G) or by theft (B, F)"},
    {"TRI", 134, Rule,
     "an eliminated Tribe card goes under the discard pile, "
     "followed by the active card of its chain if it has one"},
    {"TRI", 135, Ruling,
     "several lone Tribe cards are judged singly by type "
     "index, and a turn can save no more than one of them"},
    {"TRI", 136, Ruling,
     "a skipped turn eliminates nothing; a lone Tribe card's "
     "deadline moves to the next turn its owner really plays"},
    {"TRI", 137, Rule,
     "a leader exempts only its player's own Tribe card of that character, with its active card, "
     "from elimination for any length of time; its vases can still be attacked and stolen"},
    {"TRI", 138, Ruling,
     "saving a lone Tribe card is optional; its owner may let it be eliminated"},
    {"TRI", 139, Rule,
     "a player may lay an eliminated character again, but only in a "
     "later turn, since the card stays on the table until the turn ends"},
    {"", 0, Chapter, "No doubles"},
    {"TRI", 140, Rule,
     "no player has two chains of one character, though different players may share a character"},
    {"TRI", 141, Note,
     "a double laid by mistake is repaired by keeping the chain with more magical "
     "spheres and putting the other with its active card under the discard pile"},
    {"TRI", 142, Ruling,
     "no move on offer creates a double chain, so the repair never "
     "happens; were spheres equal, the older chain would stay"},
    {"", 0, Chapter, "Active cards"},
    {"TRI", 150, Rule,
     "to activate is to place a hand card face down beside "
     "an own chain, disclosing the fact but not the card"},
    {"TRI", 151, Rule,
     "any Diorama, Event or Protection card may be active, "
     "Multidiorama vase and Totem included; Tribe and Action cards may not"},
    {"TRI", 152, Rule,
     "a chain holds no more than one active card, and a turn activates no more than one"},
    {"TRI", 153, Ruling,
     "any free chain can take an active card, be it a lone Tribe "
     "card, incomplete, a Complete Chain or a Protected Chain"},
    {"TRI", 154, Ruling,
     "a Block beside a chain is no active card and leaves the active card's place open"},
    {"TRI", 155, Rule, "active cards are visible to their owner alone"},
    {"TRI", 156, Rule,
     "nothing removes an active card but use (G or defence), "
     "exchange, elimination with its chain or the end of the challenge"},
    {"TRI", 157, Rule, "a chain keeps its active card when it loses vases"},
    {"TRI", 158, Rule,
     "after use an Event or Protection card goes under the discard "
     "pile, while a Diorama card joins the chain it continues"},
    {"TRI", 159, Ruling,
     "an active card is usable from its owner's next turn on, a "
     "Protection card as soon as the turn of its activation is over"},
    {"TRI", 160, Ruling, "neither an attack nor a theft can touch an active card"},
    {"", 0, Chapter, "Attack"},
    {"TRI", 170, Rule,
     "an attack is option G with an own active Event card, which "
     "is turned up and laid beside one chain of an adversary"},
    {"TRI", 171, Rule, "a turn allows one attack, aimed at a single chain of a single adversary"},
    {"TRI", 172, Ruling, "only a chain with at least one vase and no Totem can be attacked"},
    {"TRI", 173, Rule,
     "a Wolf destroys one vase: the last of the chain, counted from the Tribe card"},
    {"TRI", 174, Rule, "a Bison destroys two vases: the last of the chain and the one before it"},
    {"TRI", 175, Ruling,
     "a Bison may attack a chain with one vase and then destroys only that vase"},
    {"TRI", 176, Ruling,
     "a Multidiorama vase can be destroyed at its position like any other vase"},
    {"TRI", 177, Rule, "the attacked player has the chance to defend before any vase is destroyed"},
    {"TRI", 178, Rule,
     "the Event card of an attack and the vases it destroys go under the discard pile"},
    {"TRI", 179, Ruling,
     "the cards of an attack go under the discard pile each beneath the one before: "
     "Event card, Protection card used, then destroyed vases from the last inward"},
    {"TRI", 180, Rule, "an attack ends the attacker's turn, successful or not"},
    {"TRI", 181, Rule,
     "a chain stripped of its vases becomes a lone Tribe card, "
     "subject to the elimination rules in its owner's next turn"},
    {"TRI", 182, Ruling,
     "a Block costs only the turn: a blocked player can "
     "still be attacked or robbed, and can still defend"},
    {"", 0, Chapter, "Defence"},
    {"TRI", 185, Rule,
     "the attacked or robbed player may at once, out of turn, use one own "
     "active Protection card, whichever of their chains it lies beside"},
    {"TRI", 186, Rule, "a Protection card defends only as an active card, never from hand"},
    {"TRI", 187, Rule,
     "an attack or theft is answered with one Protection "
     "card at most, and answering with none is allowed"},
    {"TRI", 188, Rule, "a threatened chain can be defended by its owner and by nobody else"},
    {"TRI", 189, Rule, "in the attacked chain Strength protects one vase and Courage protects two"},
    {"TRI", 190, Ruling,
     "an attack destroys, from the chain's end, the smaller of Event strength "
     "(Wolf 1, Bison 2) and vases present, less the vases protected, never "
     "below 0; Strength against a Bison on 2 or 3 vases still loses the last"},
    {"TRI", 191, Rule,
     "a Protection card once used goes under the discard pile whole, even if it "
     "stopped only part of the damage or protected fewer vases than it could"},
    {"TRI", 192, Rule, "either type of Protection card defeats a theft entirely"},
    {"TRI", 193, Rule, "defending is not a turn and leaves the defender's next turn unchanged"},
    {"TRI", 194, Ruling, "no Protection card works against a Block"},
    {"TRI", 195, Ruling,
     "until the defence is answered the Event or Steal card lies face up by "
     "the threatened chain, in no pile; the turn stays the attacker's or "
     "thief's, who alone is then judged for elimination and closing"},
    {"", 0, Chapter, "Totem and Multidiorama vase"},
    {"TRI", 200, Rule,
     "a Totem goes on a chain only after its three vases, "
     "through option D, F or G, and a chain takes only one"},
    {"TRI", 201, Rule,
     "a chain with a Totem is safe until the challenge ends: it cannot be "
     "attacked and no card of it, not even the Totem, can be stolen"},
    {"TRI", 202, Ruling,
     "a Block may be laid beside a Protected Chain, since "
     "it stops the player and does not attack the chain"},
    {"TRI", 203, Rule, "a Totem adds its 5 spheres to the chain as any other card does"},
    {"TRI", 204, Rule,
     "a Multidiorama vase stands in for one of the three "
     "vases, never for the Totem, and a chain holds only one"},
    {"TRI", 205, Ruling,
     "a laid Multidiorama vase keeps its place and is "
     "never swapped for the vase it stands in for"},
    {"", 0, Chapter, "Action cards"},
    {"TRI", 210, Rule,
     "one Action card a turn may be played, from hand once a card has been "
     "taken, by option B or as the end of F; it can never be active"},
    {"TRI", 211, Rule,
     "an unwanted Action card may be discarded like any "
     "other card and can then return through a reshuffle"},
    {"TRI", 212, Rule,
     "a played Action card is out of the challenge on the played pile: Take 3 Cards "
     "at once, Steal a Diorama once the theft is settled, Block after the skip"},
    {"TRI", 213, Rule,
     "whoever plays Take 3 Cards takes 3 cards from the deck, not from the "
     "discard pile, and then puts 3 hand cards on top of the discard pile"},
    {"TRI", 214, Ruling,
     "the 3 discards of Take 3 Cards come from all 8 cards, after seeing "
     "the new ones, one at a time in any order, the last ending on top"},
    {"TRI", 215, Ruling,
     "for Take 3 Cards an emptied deck is reshuffled; if cards still run short, the "
     "player takes those there are, even none, and discards down to 5 in hand"},
    {"TRI", 216, Rule,
     "a Block is laid face up beside any one chain of "
     "an adversary, who then skips their next turn"},
    {"TRI", 217, Ruling,
     "a player can be blocked only while they have a chain and no Block waiting already"},
    {"TRI", 218, Rule,
     "the blocked player's turn is skipped whole, with no card, option or elimination; then the "
     "Block goes on the played pile, and exhaustion check, safety check and next player follow"},
    {"TRI", 219, Ruling,
     "once the skip is over the same player may be blocked anew with another "
     "Block, so with 2 players a Block earns the blocker one extra turn"},
    {"TRI", 220, Rule,
     "the player of Steal a Diorama names an adversary's chain and an own "
     "chain, and the last vase of the former moves straight onto the latter"},
    {"TRI", 221, Rule,
     "a theft takes only the last vase, and only from an "
     "adversary's chain that has a vase and no Totem"},
    {"TRI", 222, Rule,
     "a vase can be stolen only if it fits as the next vase of the own chain named to receive it"},
    {"TRI", 223, Ruling,
     "the card Steal a Diorama is playable only with a legal source and a "
     "receiving chain that fits; otherwise it can be discarded but not played"},
    {"TRI", 224, Ruling,
     "a stolen Multidiorama vase may fill any next "
     "position open to it, regardless of where it lay before"},
    {"TRI", 225, Rule,
     "a theft met with a Protection card takes nothing and ends the turn, with the "
     "Steal card put on the played pile and the Protection card under the discard pile"},
    {"TRI", 226, Rule,
     "a Complete Chain without Totem can lose its third vase to a theft, and "
     "the vase may complete a chain of the thief and so close the challenge"},
    {"TRI", 227, Rule,
     "a theft can save the thief's lone Tribe card and can "
     "turn the victim's chain into a lone Tribe card"},
    {"", 0, Chapter, "The piles"},
    {"TRI", 230, Rule,
     "only player discards land on top of the discard pile: by "
     "option A, by option F ending in a discard, or for Take 3 Cards"},
    {"TRI", 231, Rule,
     "cards go under the discard pile as destroyed vases, used Event or "
     "Protection cards, eliminated Tribe cards with active card, or surplus doubles"},
    {"TRI", 232, Rule,
     "the played pile receives only played Action cards, and nobody takes a card from it"},
    {"TRI", 233, Ruling,
     "a card put under an empty discard pile is its top "
     "card too, and may be taken if it is a Diorama card"},
    {"TRI", 234, Ruling,
     "played Action cards come back when all cards are "
     "collected for the next challenge, not before"},
    {"TRI", 235, Ruling,
     "every card enters the discard pile face up for all to "
     "see, even an active card eliminated with its chain"},
    {"", 0, Chapter, "End of a challenge"},
    {"TRI", 240, Rule, "a challenge is over either through closing or through exhaustion"},
    {"TRI", 241, Rule,
     "a player who ends their own turn with at least the required number of "
     "Complete Chains at once closes the challenge and is the closer"},
    {"TRI", 242, Rule,
     "only chains complete at that moment count for "
     "closing, not chains that have since lost a vase"},
    {"TRI", 243, Rule,
     "a challenge is exhausted when a turn ends with no "
     "Diorama card left in either the deck or the discard pile"},
    {"TRI", 244, Ruling,
     "exhaustion is checked automatically after every "
     "turn, even while the deck still holds cards"},
    {"TRI", 245, Ruling, "a turn that brings closing and exhaustion together counts as a closing"},
    {"TRI", 246, Ruling,
     "a challenge that has ended is over at once; nobody "
     "gets another turn to even out the number of turns"},
    {"TRI", 247, Ruling,
     "a challenge that has run 120 turns per player, "
     "skipped turns included, ends as if by exhaustion"},
    {"", 0, Chapter, "Scoring a challenge"},
    {"TRI", 250, Rule,
     "a player's table spheres add up every face-up card "
     "of their chains: Tribe cards, vases and Totems"},
    {"TRI", 251, Ruling,
     "table spheres include those of incomplete chains and of lone Tribe cards"},
    {"TRI", 252, Rule,
     "each Magical Protected Chain earns a bonus of 10, or of 20 in place of "
     "10 when its Tribe card shows the player's own leader's character"},
    {"TRI", 253, Ruling,
     "the bonus goes to any player with a Magical Protected Chain, "
     "closer or not, after a closing as after an exhaustion"},
    {"TRI", 254, Rule,
     "a player's hostile spheres add up the cards in their hand and their active cards"},
    {"TRI", 255, Rule,
     "on a closing the closer scores table spheres plus "
     "bonus, and their hand and active cards do not count"},
    {"TRI", 256, Rule,
     "on a closing each player but the closer scores "
     "table spheres plus bonus minus hostile spheres"},
    {"TRI", 257, Rule,
     "on an exhaustion there is no closer and all players "
     "score table spheres plus bonus with no deduction"},
    {"TRI", 258, Ruling,
     "a challenge score below zero counts in full, so totals can drop and become negative"},
    {"TRI", 259, Rule,
     "a waiting Block does not affect the score and expires with "
     "the challenge, so nobody starts the next one blocked"},
    {"", 0, Chapter, "End of the game, next challenge"},
    {"TRI", 270, Rule, "the game ends after scoring once any total stands at 100 or higher"},
    {"TRI", 271, Ruling, "with several totals of at least 100 the highest one wins"},
    {"TRI", 272, Ruling,
     "a tie for the highest total goes to the last challenge's closer if "
     "among the tied, then to the higher score in it, then to more "
     "Magical Protected Chains in it, and else the victory is shared"},
    {"TRI", 273, Rule,
     "with all totals below 100 another challenge follows: all 100 cards, "
     "the played pile too, are gathered and shuffled, leaders and totals "
     "remain, and the counts of turns and idle turns restart at 0"},
    {"TRI", 274, Ruling,
     "the deal moves one seat clockwise after each "
     "challenge, and the new dealer has the first turn"},
    {"TRI", 275, Ruling,
     "after the 30th challenge the game ends, and "
     "highest total and tie-breaks decide even below 100"},
    {"", 0, Chapter, "State and hidden information"},
    {"TRI", 280, Rule,
     "everyone sees leaders in use, totals, chains in their order, "
     "Blocks, hand and deck sizes, the played pile, and which chains "
     "have an active card and the turn it was placed or last exchanged"},
    {"TRI", 281, Ruling,
     "the whole discard pile is public in its order, cards put under it included"},
    {"TRI", 282, Rule, "a player alone knows their own hand and what their active cards are"},
    {"TRI", 283, Rule, "nobody knows the content and order of the deck or the leaders not in use"},
    {"TRI", 284, Rule,
     "a card taken from the discard pile is known to be in that hand until its "
     "player lays or discards one of its type from hand, or activates or exchanges "
     "any card; using an active card of that type by option G changes nothing"},
    {"TRI", 285, Rule,
     "only the owner sees a card taken from the deck, an activated card or either "
     "card of an exchange; the others learn what happened and beside which chain"},
    {"TRI", 286, Rule,
     "a reshuffle tells everybody which cards make up the new deck but not their "
     "order; until the next reshuffle each of them is in the deck or has been taken"},
    {"TRI", 287, Rule,
     "using an active card reveals it; counting hostile spheres reveals the hands "
     "and active cards of all but the closer, and an exhaustion reveals nobody's"},
    {"TRI", 288, Ruling,
     "the others learn only whether and with what a defence was made, never "
     "whether one was possible, and being asked must not give it away"},
    {"TRI", 289, Rule,
     "chance decides only the leader deal, the first dealer, "
     "the shuffle of each challenge and every reshuffle"},
    {"TRI", 290, Ruling,
     "options are listed to the deciding player alone; the others see who decides and "
     "then what was done, within TRI-285, and every view names card types, never copies"},
    {"", 0, Chapter, "Decisions"},
    {"TRI", 300, Rule,
     "an unblocked turn starts with take deck (deck not empty or discard pile of "
     "2 or more), take discard (Diorama card on top, TRI-066 permitting), or "
     "option G: continue (each fitting pair) or attack (each legal target)"},
    {"TRI", 301, Rule,
     "after taking a card the choices, each only if legal, are in order: discard, play "
     "draw3, play block, play steal, lay tribe, lay diorama, activate, exchange"},
    {"TRI", 302, Rule,
     "after an exchange the same choices are offered again, except another exchange"},
    {"TRI", 303, Rule,
     "the discards of Take 3 Cards are asked one at a "
     "time, any type in hand, until 5 cards remain"},
    {"TRI", 304, Ruling,
     "the threatened chain's owner is asked if they have any active "
     "card: protect none, or protect with each active Protection card, "
     "if any; without an active card it counts as protect none unasked"},
    {"TRI", 305, Rule,
     "players decide nothing else: the leader deal, the first dealer, reshuffles, "
     "skips, eliminations, pile orders, scoring and end checks run by themselves"},
    {"TRI", 306, Rule,
     "every decision has an option: the start of a turn always allows "
     "taking a card, and after that some card can always be discarded"},
};

consteval Clause TRI(int number) { return cite(kClauses, "TRI", number); }

}  // namespace ochre::tribu
