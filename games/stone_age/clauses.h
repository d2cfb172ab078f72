// clauses.h - the rules of Stone Age with the Mammoth Herd, numbered: one sentence each, our words.
#pragma once

#include "core/clauses.h"

namespace ochre::stone_age {

using enum ClauseKind;

inline constexpr ClauseRow kClauses[] = {
    {"", 0, Chapter, "Components"},
    {"STA", 1, Rule, "two, three or four players take part, each with a colour of their own"},
    {"STA", 2, Rule,
     "a colour has exactly 10 people figures, and its player always owns at least 5 and at most 10 "
     "people"},
    {"STA", 3, Note, "the score track and the food track each carry one marker per player"},
    {"STA", 4, Rule,
     "wood has the value 3, brick 4, stone 5 and gold 6, both as the divisor of a roll and as "
     "points on building tiles that score by value"},
    {"STA", 5, Rule,
     "food is not a resource and pays for neither a civilisation card nor a building tile"},
    {"STA", 6, Rule,
     "the food of a player is one whole number, 0 or more, and the food tokens 1, 2, 5 and 10 are "
     "only change"},
    {"STA", 7, Rule,
     "each of the 36 civilisation cards has a top half with an effect, immediate or later, and a "
     "bottom half that counts in final scoring only"},
    {"STA", 8, Rule,
     "16 civilisation cards have a green bottom half with one of 8 culture symbols (healing, art, "
     "writing, pottery, time, transport, music, weaving), exactly 2 cards per symbol"},
    {"STA", 9, Rule,
     "20 civilisation cards have a sand-coloured bottom half with 1 to 3 people of one kind, 5 "
     "cards per kind, in all 7 farmers, 8 tool makers, 9 hut builders and 7 shamans"},
    {"STA", 10, Rule,
     "of the 28 building tiles 17 cost 3 fixed resources, 8 cost 4 or 5 resources of exactly 1, 2, "
     "3 or 4 kinds (one tile per combination), and 3 cost 1 to 7 resources of any kinds"},
    {"STA", 11, Note,
     "of the 18 two-sided tool tiles 12 have the sides 1 and 2, and 6 have the sides 3 and 4"},
    {"STA", 12, Note, "the box holds 7 six-sided dice and a single start-player figure"},
    {"STA", 13, Rule,
     "the food track goes from 0 to 10, while the score track of 100 spaces (0 to 99) is run "
     "through again above 99 and a score may also be negative"},
    {"STA", 14, Rule,
     "the places are hunting grounds, the resource places forest, clay pit, quarry and river, the "
     "village places tool maker, hut and field, 4 card spaces, and a building space for every "
     "building stack in play"},

    {"", 0, Chapter, "Setup"},
    {"STA", 20, Rule,
     "with any number of players the 36 civilisation cards are shuffled into the face-down pile, "
     "whose top 4 are dealt face up onto card spaces 1 (rightmost), 2, 3 and 4 in this order"},
    {"STA", 21, Rule,
     "a civilisation card costs 1 resource on card space 1, 2 on space 2, 3 on space 3, and 4 on "
     "space 4, the leftmost"},
    {"STA", 22, Rule,
     "the 28 shuffled building tiles make 4 face-down building stacks of 7 tiles each"},
    {"STA", 23, Rule,
     "there are as many building stacks in play as players, and the other stacks return to the box "
     "unseen"},
    {"STA", 24, Rule, "every building stack in play starts with its top tile face up"},
    {"STA", 25, Rule,
     "a player starts with 5 people and 12 food, but with no resources, tools, civilisation cards "
     "or building tiles"},
    {"STA", 26, Rule, "the 5 figures a player does not start with are that player's supply"},
    {"STA", 27, Rule, "every player starts at 0 on both the score track and the food track"},
    {"STA", 28, Ruling, "the first start player is drawn at random"},
    {"STA", 29, Rule,
     "seats never change, and clockwise means in ascending seat index, with the first seat "
     "following the last"},

    {"", 0, Chapter, "Shape of a round"},
    {"STA", 40, Rule,
     "each round runs through phase 1 (placing people), phase 2 (using the people), phase 3 "
     "(feeding) and the round end, in this order"},
    {"STA", 41, Rule, "no phase starts before every player has finished the previous one"},
    {"STA", 42, Rule,
     "the first round is round 1, and its civilisation cards and building tiles are those laid out "
     "in setup"},
    {"STA", 43, Rule, "the start player stays the same throughout a round"},

    {"", 0, Chapter, "Phase 1: placing people"},
    {"STA", 50, Rule,
     "placing turns go clockwise from the start player, again and again around the table, until "
     "nobody can place"},
    {"STA", 51, Rule,
     "a placing turn puts 1 or more of the player's unplaced people on exactly one place"},
    {"STA", 52, Rule,
     "a player with an unplaced person and a legal placement must place and cannot pass"},
    {"STA", 53, Rule,
     "a player with no unplaced people or no legal placement is skipped, and phase 1 is over when "
     "everybody is skipped"},
    {"STA", 54, Rule,
     "nobody places on a place, hunting grounds included, where they already have people in this "
     "round"},
    {"STA", 55, Rule,
     "a place never holds more people, those of all players together, than it has rings"},
    {"STA", 56, Rule, "the tool maker has 1 ring, and a visit there is exactly 1 person"},
    {"STA", 57, Rule, "the field has 1 ring, and a visit there is exactly 1 person"},
    {"STA", 58, Rule,
     "the hut has 2 rings, and a visit there is exactly 2 people of one player, placed in one "
     "placing turn"},
    {"STA", 59, Rule,
     "the hunting grounds have no rings: any number of players may be there, each with any number "
     "of people from 1 up"},
    {"STA", 60, Rule,
     "a resource place has 7 rings, a visit there is at least 1 person and at most as many as "
     "rings are free, and players may share it within the limits for 2 and 3 players"},
    {"STA", 61, Rule,
     "each of the 4 civilisation cards on display is a separate place with 1 ring, and a visit "
     "there is exactly 1 person"},
    {"STA", 62, Rule,
     "each face-up building tile is a separate place with 1 ring, and a visit there is exactly 1 "
     "person, who reserves the tile now face up"},
    {"STA", 63, Rule,
     "with 2 or 3 players the third village place is closed for the round once the other two hold "
     "people of any players, but with 4 players all three may be occupied"},
    {"STA", 64, Rule,
     "with 3 players a resource place holds people of at most 2 different players in a round"},
    {"STA", 65, Rule, "with 2 players a resource place holds people of only 1 player in a round"},
    {"STA", 66, Rule,
     "with 4 players a resource place may hold people of any number of different players"},
    {"STA", 67, Rule,
     "the limits for 2 and 3 players concern village places and resource places, never hunting "
     "grounds, civilisation cards or building tiles"},
    {"STA", 68, Rule,
     "in one round a player may stand on several civilisation cards and several building tiles, "
     "one place per placing turn"},
    {"STA", 69, Ruling,
     "a placement may be useless: a civilisation card or building tile too dear for the player, "
     "the hut with 10 people, the tool maker with tools 4,4,4 and the field at level 10 are all "
     "allowed"},
    {"STA", 70, Ruling,
     "people left without a legal placement remain on the player board without an action in this "
     "round, and they still need food"},

    {"", 0, Chapter, "Phase 2: using the people"},
    {"STA", 80, Rule,
     "players act one after another clockwise from the start player, each resolving all their "
     "placed people before the next player starts"},
    {"STA", 81, Rule,
     "the active player resolves their places in any order and chooses each next place knowing the "
     "results so far"},
    {"STA", 82, Rule,
     "all people of a player on one place act together in one action and then go back to the "
     "player board"},
    {"STA", 83, Rule,
     "whatever a player gains can be used at once in their later actions of the same round"},
    {"STA", 84, Rule,
     "every placed person comes back through an action, which at a civilisation card or building "
     "tile may be declining the purchase and only taking the person back"},
    {"STA", 85, Ruling,
     "the action at a dice place or village place cannot be declined, even if it yields nothing"},
    {"STA", 86, Rule,
     "the action turn of a player is over by itself once they have no person left on a place"},

    {"", 0, Chapter, "Village places"},
    {"STA", 90, Rule, "the action at the tool maker is to gain one tool"},
    {"STA", 91, Rule,
     "a tool gain adds a tool of value 1 in the lowest free slot or, with 3 tools, raises one tool "
     "of the lowest value by 1, used or not, so that twelve steps lead from 1 by way of 1,1,1 and "
     "2,1,1 to 4,4,4"},
    {"STA", 92, Ruling, "a tool gain has no effect once the tools are 4,4,4"},
    {"STA", 93, Ruling,
     "a new tool is unused on arrival and may serve in the same round, while a raised tool stays "
     "used or unused as it was"},
    {"STA", 94, Ruling,
     "if the lowest value occurs more than once, unused tools are raised before used ones, and "
     "otherwise the lowest slot comes first"},
    {"STA", 95, Ruling, "tool tiles never run out"},
    {"STA", 96, Rule,
     "the action at the hut brings 1 figure from the player's supply to their player board, or "
     "nothing with 10 people"},
    {"STA", 97, Rule,
     "a person gained at the hut or by a bonus is not placed in the round of the gain, but must be "
     "fed in it"},
    {"STA", 98, Rule,
     "the action at the field moves the food-track marker up 1, or not at all at 10, and this "
     "round's feeding already uses the new level"},

    {"", 0, Chapter, "Dice places and tools"},
    {"STA", 100, Rule,
     "at a dice place (hunting grounds, forest, clay pit, quarry or river) a player rolls one die "
     "for each of their people there and adds up the pips"},
    {"STA", 101, Rule,
     "having seen the roll, the player may add any number of unused tools, each of which raises "
     "the sum by its value"},
    {"STA", 102, Rule,
     "the gain is the sum divided by 2 for food (hunting grounds), 3 for wood (forest), 4 for "
     "brick (clay pit), 5 for stone (quarry) or 6 for gold (river), rounded down, with the "
     "remainder lost"},
    {"STA", 103, Rule,
     "a tool serves at most one roll per round, always with its whole value, and then stays used "
     "until the new round"},
    {"STA", 104, Rule,
     "one roll may take several tools, and different rolls of a round may take different tools"},
    {"STA", 105, Rule,
     "a one-use tool card (value 2, 3 or 4) may be added to a roll likewise, with tools or alone, "
     "but once in the whole game, and then stays with its owner for final scoring"},
    {"STA", 106, Rule,
     "tools and one-use tools apply only to rolls at dice places and to rolls of 'roll 2 dice' "
     "cards"},
    {"STA", 107, Ruling,
     "8, 9 or 10 people on the hunting grounds roll one die each, even though the box holds only "
     "7"},
    {"STA", 108, Ruling,
     "resources are unlimited, but with option limited_supply (default off) 20 wood, 16 brick, 12 "
     "stone, 10 gold exist: gains are cut to the supply, choices name a kind in supply or gain "
     "nothing, payments return, STA-138 counts without pieces"},
    {"STA", 109, Rule, "food never runs out"},
    {"STA", 110, Rule, "whatever resources and food a player pays return to the supply"},
    {"STA", 111, Rule, "players never trade or give each other resources, food, tools or people"},

    {"", 0, Chapter, "Civilisation cards"},
    {"STA", 120, Rule,
     "a player with a person on a card space may buy its civilisation card for as many resources "
     "as the number of the space"},
    {"STA", 121, Rule,
     "a civilisation card is paid with exactly the required number of pieces, which may be any of "
     "the player's wood, brick, stone and gold, mixed at will"},
    {"STA", 122, Rule,
     "a player unable or unwilling to pay for a civilisation card takes the person back and leaves "
     "the card on its space"},
    {"STA", 123, Rule,
     "a buyer takes the civilisation card, carries out its top half at once (unless it is 'one-use "
     "tool' or '2 resources of choice') and takes the person back, and the space stays empty until "
     "the new round"},
    {"STA", 124, Rule,
     "acquired civilisation cards lie face down, and their owner may look at them whenever they "
     "like"},
    {"STA", 125, Rule,
     "'dice for all' (10 cards) rolls one die per player, and clockwise from the buyer each player "
     "takes exactly one die left: 1 = 1 wood, 2 = 1 brick, 3 = 1 stone, 4 = 1 gold, 5 = 1 tool, 6 "
     "= food track up 1"},
    {"STA", 126, Rule, "neither tools nor one-use tools change the dice of 'dice for all'"},
    {"STA", 127, Ruling,
     "at 'dice for all' every player must take a die, which may also be one whose gain is "
     "impossible and which yields nothing"},
    {"STA", 128, Rule,
     "'food' (7 cards: 7, 5, 4, 3, 3, 2, 1) gives that much food, and 'resource' (5 cards) gives "
     "the resources shown"},
    {"STA", 129, Rule,
     "'roll 2 dice' (3 cards: wood, stone, gold) rolls 2 dice, to which tools and one-use tools "
     "may be added, and gives as much of that resource as the sum divided by its value, rounded "
     "down"},
    {"STA", 130, Rule, "'points' (3 cards) is worth 3 points, scored at once"},
    {"STA", 131, Rule, "'tool' (1 card) is a tool gain like that at the tool maker"},
    {"STA", 132, Rule,
     "'food track' (2 cards) moves the food-track marker up 1 like the field, so not beyond 10"},
    {"STA", 133, Rule,
     "'draw a card' (1 card) gives the buyer the top card of the pile, seen by them alone and kept "
     "without ever using its top half"},
    {"STA", 134, Rule,
     "'one-use tool' (3 cards) stays open until its tool is used, on the next roll or any later "
     "one, in any round"},
    {"STA", 135, Rule,
     "one-use tools do not count as tools in final scoring or tie-breaks, whether used or not"},
    {"STA", 136, Rule,
     "'2 resources of choice' (1 card) stays open until its owner uses it, at any time but only "
     "once, to take 2 resources, equal or different"},
    {"STA", 137, Ruling,
     "'2 resources of choice' may be used when its owner chooses the next place in phase 2, "
     "decides on buying a civilisation card or building tile, makes a herd payment or pays in "
     "their own feeding"},
    {"STA", 138, Ruling,
     "'2 resources of choice' that is open and unused at the start of final scoring gives its "
     "owner 2 wood automatically"},
    {"STA", 139, Ruling, "nothing is drawn when a card is due from an empty pile"},
    {"STA", 140, Ruling,
     "a card drawn by 'draw a card' or as a bonus serves scoring only, even if its top half is "
     "'one-use tool' or '2 resources of choice'"},

    {"", 0, Chapter, "Building tiles"},
    {"STA", 150, Rule,
     "a player with a person on a building tile may pay its cost to take the tile, whose points "
     "are scored immediately"},
    {"STA", 151, Rule,
     "the payment for a building tile matches its cost exactly, without overpaying or substitutes"},
    {"STA", 152, Rule,
     "a player unable or unwilling to pay for a building tile takes the person back and leaves the "
     "tile"},
    {"STA", 153, Rule,
     "a fixed tile costs the 3 resources shown and scores its printed points, which are the sum of "
     "their values, from 10 to 16"},
    {"STA", 154, Rule,
     "a choice tile costs exactly the stated number of resources (4 or 5) of exactly the stated "
     "number of kinds (1 to 4) and scores the sum of their values"},
    {"STA", 155, Rule,
     "a range tile costs at least 1 and at most 7 resources of any kinds and scores the sum of "
     "their values"},
    {"STA", 156, Rule,
     "when a building tile is taken, the next tile of its building stack is turned up at once, but "
     "can be visited only from the next round on"},
    {"STA", 157, Rule,
     "taking the last tile of a building stack leaves the stack empty and so triggers the game "
     "end"},
    {"STA", 158, Rule,
     "a player may own any number of building tiles, of which only the number matters later"},

    {"", 0, Chapter, "Phase 3: feeding"},
    {"STA", 170, Rule,
     "feeding begins with each player taking as much food as their food-track level"},
    {"STA", 171, Rule,
     "each player then needs 1 food for every person they own, with people gained this round and "
     "unplaced people included"},
    {"STA", 172, Rule,
     "a player with enough food pays exactly the food needed, and the rest remains theirs"},
    {"STA", 173, Rule, "a player with too little food gives all of it before anything else"},
    {"STA", 174, Rule, "each missing food may be replaced by 1 resource of the player's choice"},
    {"STA", 175, Rule,
     "a player unable or unwilling to cover all the missing food with resources loses 10 points "
     "once, however many people are unfed, but loses no people"},
    {"STA", 176, Ruling, "resources are paid for all of the missing food or for none of it"},
    {"STA", 177, Rule, "the 10-point penalty can bring a score below 0"},
    {"STA", 178, Ruling, "players feed one after another, clockwise from the start player"},
    {"STA", 179, Rule,
     "a player with too little food may take the 10-point penalty and keep resources that would "
     "suffice, but with enough food the penalty cannot be chosen"},

    {"", 0, Chapter, "Round end and new round"},
    {"STA", 180, Rule,
     "once all players have fed, an empty building stack and the safety stop are checked first, "
     "before anything of the new round"},
    {"STA", 181, Rule,
     "unless the game has ended, the next player clockwise gets the start-player figure"},
    {"STA", 182, Rule,
     "civilisation cards left on display slide right, in unchanged order, into the lowest-numbered "
     "card spaces"},
    {"STA", 183, Rule,
     "after the slide the pile fills the empty card spaces, the lowest number first"},
    {"STA", 184, Rule,
     "the game is over at once if the pile holds too few cards to fill all 4 card spaces"},
    {"STA", 185, Rule, "used tools can be used again in the new round"},
    {"STA", 186, Rule,
     "with the expansion the herd is placed last in preparing a round, and then phase 1 of the new "
     "round begins"},
    {"STA", 187, Ruling,
     "when too few cards end the game none is dealt: the display is left as slid, the pile is left "
     "as it is, and the round number is that of the last round played"},

    {"", 0, Chapter, "Game end"},
    {"STA", 190, Rule,
     "one or more empty building stacks in play after phase 3 end the game, with that round played "
     "in full including feeding"},
    {"STA", 191, Rule,
     "a round at whose start the 4 card spaces cannot all be filled is not played, and the game is "
     "over"},
    {"STA", 192, Rule,
     "the game goes on if there are just enough cards to fill all card spaces, even if this "
     "empties the pile"},
    {"STA", 193, Ruling,
     "the safety stop ends the game after phase 3 of round 60, with normal scoring"},

    {"", 0, Chapter, "Final scoring"},
    {"STA", 200, Rule, "final scoring adds to the points gained during the game, which all stay"},
    {"STA", 201, Rule,
     "culture symbols score the square of the number of different symbols a player owns"},
    {"STA", 202, Rule,
     "second copies of culture symbols are a second set, which adds the square of the number of "
     "symbols owned twice"},
    {"STA", 203, Rule,
     "each farmer on a player's civilisation cards scores that player's food-track level"},
    {"STA", 204, Rule,
     "each tool maker on a player's civilisation cards scores the sum of the values of that "
     "player's tools"},
    {"STA", 205, Rule,
     "each hut builder on a player's civilisation cards scores the number of that player's "
     "building tiles"},
    {"STA", 206, Rule,
     "each shaman on a player's civilisation cards scores the number of that player's people, "
     "counting all figures owned"},
    {"STA", 207, Rule,
     "farmers, tool makers, hut builders and shamans are each counted as the people of that kind "
     "on all civilisation cards of the player, drawn cards included"},
    {"STA", 208, Rule,
     "each leftover resource scores 1 point whatever its kind, and leftover food scores nothing"},
    {"STA", 209, Rule, "the player with the highest total wins"},
    {"STA", 210, Rule,
     "a tie is broken by food-track level plus tool values plus number of people, and the tied "
     "player with the most wins"},
    {"STA", 211, Ruling, "players still tied after the tie-break share the victory"},
    {"STA", 212, Ruling,
     "ranks follow the total and then the tie-break, and fully tied players share the better rank "
     "while the next rank is skipped, as in 1, 2, 2, 4"},

    {"", 0, Chapter, "Decisions"},
    {"STA", 220, Ruling,
     "a payment is a set of pieces that is asked piece by piece in the order wood, brick, stone, "
     "gold, a kind only while the rest can still be paid; pieces named in another order are sorted "
     "first"},
    {"STA", 221, Ruling,
     "a decision with one option may be made by itself, but in a payment only until something was "
     "chosen: the pieces that follow from a choice are shown before they are paid"},

    {"", 0, Chapter, "Mammoth Herd: components and setup"},
    {"MAH", 1, Rule,
     "every STA clause holds unless a MAH clause changes it, and with option mammoth_herd (default "
     "on) switched off no MAH clause applies"},
    {"MAH", 2, Note,
     "the expansion goes with the base game and with all other expansions, but here it is "
     "implemented with the base game only"},
    {"MAH", 3, Rule,
     "the base game is set up as usual, then the bonus tiles and the herd are added, and the game "
     "is ready to start"},
    {"MAH", 4, Note, "the expansion consists of 16 bonus tiles and 1 mammoth-herd standee"},
    {"MAH", 5, Note,
     "the front of a bonus tile has two bonuses, the '1.' bonus above and the 'all' bonus below"},
    {"MAH", 6, Ruling,
     "the lower bonus is the 'all' bonus, even where the rulebook's component list reads '3'"},
    {"MAH", 7, Note, "the back of a bonus tile has one resource and the point symbol 10"},
    {"MAH", 8, Ruling,
     "wood, brick, stone and gold are each on the backs of 4 bonus tiles, and the fronts are those "
     "in content.json"},
    {"MAH", 9, Rule,
     "all 16 bonus tiles are shuffled into the face-down bonus pile beside the board, with the "
     "herd next to it"},

    {"", 0, Chapter, "Mammoth Herd: start of a round"},
    {"MAH", 10, Rule,
     "every round begins, before phase 1, with the start player putting the herd on the place of "
     "the resource on the topmost bonus tile's back: wood forest, brick clay pit, stone quarry, "
     "gold river"},
    {"MAH", 11, Rule,
     "the bonus tile whose back has placed the herd is then turned face up beside the bonus pile "
     "and is this round's bonus tile"},
    {"MAH", 12, Rule,
     "the back that turning the bonus tile uncovers on the bonus pile does not matter in this "
     "round"},
    {"MAH", 13, Rule,
     "the visible back on the bonus pile is public and tells the herd place of the next round"},
    {"MAH", 14, Rule,
     "the herd stays on its place until it is placed anew or removed at the beginning of the next "
     "round"},
    {"MAH", 15, Rule,
     "a round that begins with no bonus tile left sees the whole herd tamed: it is removed, and "
     "the normal rules apply from this round on"},
    {"MAH", 16, Ruling,
     "the herd is placed only after civilisation cards have slid and been refilled, and no bonus "
     "tile is turned if too few cards end the game"},
    {"MAH", 17, Ruling,
     "16 bonus tiles last for rounds 1 to 16, and from round 17 on the mammoth scoring is all that "
     "is left of the expansion"},
    {"MAH", 18, Ruling, "the herd takes up no ring and is in nobody's way"},

    {"", 0, Chapter, "Mammoth Herd: placing people"},
    {"MAH", 20, Rule,
     "phase 1 is as in the base game, and no person is placed on the bonus tile in it"},
    {"MAH", 21, Rule,
     "in phase 1 the herd changes nothing but the limit on different players at the herd place"},
    {"MAH", 22, Rule,
     "with 2 or 3 players, too, any number of different players may place people on the herd "
     "place"},
    {"MAH", 23, Rule, "the herd place, too, holds at most 7 people"},
    {"MAH", 24, Ruling, "nobody places on the herd place a second time in a round"},
    {"MAH", 25, Rule,
     "the three resource places without the herd keep their limits for 2 and 3 players, as do the "
     "village places"},
    {"MAH", 26, Ruling,
     "once the herd is removed, the usual limits are back on all four resource places"},

    {"", 0, Chapter, "Mammoth Herd: sending people to the bonus tile"},
    {"MAH", 30, Rule,
     "a player with people on the herd place rolls, adds tools and takes resources there as usual"},
    {"MAH", 31, Rule,
     "right after the action at the herd place a player may move 1 or more of their people there "
     "onto the round's bonus tile"},
    {"MAH", 32, Rule, "nobody has to move people to the bonus tile, so moving 0 is allowed"},
    {"MAH", 33, Rule, "only people from the herd place move to the bonus tile"},
    {"MAH", 34, Rule, "people on the herd place who do not move go back to the player board"},
    {"MAH", 35, Rule,
     "each person moved to the bonus tile costs 1 food, paid at once as the herd payment"},
    {"MAH", 36, Rule, "in a herd payment 1 resource may stand for 1 food, as in feeding"},
    {"MAH", 37, Ruling,
     "a herd payment takes food first, and resources, of any kinds, pay only the part the player's "
     "food does not cover"},
    {"MAH", 38, Ruling,
     "a herd payment is made in full, so no more people move than the player has food plus "
     "resources; an open '2 resources of choice' may be used for it, and the 10-point penalty pays "
     "nothing"},
    {"MAH", 39, Ruling, "resources from the roll just made may be part of the herd payment"},
    {"MAH", 40, Ruling,
     "people move to the bonus tile directly after the action at the herd place, before the "
     "player's next action, and once only"},
    {"MAH", 41, Ruling, "people may move to the bonus tile even if the roll gave no resource"},
    {"MAH", 42, Rule,
     "moved people stay on the bonus tile with no further action until the taming is over, and as "
     "it is not a place they need no taking back before the action turn ends"},
    {"MAH", 43, Ruling,
     "moved people still belong to their player, are part of the limit of 10, and need food in "
     "phase 3 on top of the herd payment"},
    {"MAH", 44, Ruling,
     "the bonus tile has no limit of rings, and no more than 7 people can get there in a round"},

    {"", 0, Chapter, "Mammoth Herd: taming"},
    {"MAH", 50, Rule,
     "one mammoth is tamed between phase 2, once all players have finished it, and phase 3"},
    {"MAH", 51, Rule,
     "the participants in the taming are all players with people on the bonus tile and nobody "
     "else"},
    {"MAH", 52, Rule, "a participant rolls one die for each of their people on the bonus tile"},
    {"MAH", 53, Note, "the participants roll simultaneously"},
    {"MAH", 54, Ruling, "taming rolls are generated and logged clockwise from the start player"},
    {"MAH", 55, Rule, "taming dice are not added up, and no tools are used on them"},
    {"MAH", 56, Ruling,
     "no one-use tools are used in the taming either, and dice are never rolled again"},
    {"MAH", 57, Rule, "the highest single die wins the taming for its participant"},
    {"MAH", 58, Rule,
     "a tie for the highest die is decided by the next lower die of the tied participants, and so "
     "further down until one is ahead"},
    {"MAH", 59, Ruling,
     "taming dice are sorted in descending order and compared position by position, only among "
     "participants still tied for the lead"},
    {"MAH", 60, Ruling,
     "a missing die counts as 0, so a tied leader with a die at the next position beats one with "
     "none left"},
    {"MAH", 61, Ruling, "a lone participant wins without rolling, and no dice are generated"},
    {"MAH", 62, Rule, "the winner takes the '1.' bonus or the 'all' bonus instead, but never both"},
    {"MAH", 63, Ruling, "an 'all' bonus chosen by the winner goes to nobody else"},
    {"MAH", 64, Rule,
     "whichever bonus was chosen, the bonus tile then goes to the winner, face down"},
    {"MAH", 65, Rule,
     "the 10 on the back of a bonus tile scores nothing by itself and is only a reminder of the "
     "final scoring"},
    {"MAH", 66, Rule,
     "leaders equal in all their dice make a draw, in which each player involved gets the 'all' "
     "bonus"},
    {"MAH", 67, Ruling,
     "only the players with the equal best dice are involved in a draw, and beaten participants "
     "get nothing"},
    {"MAH", 68, Rule,
     "a draw gives nobody the '1.' bonus or the bonus tile, which returns to the box"},
    {"MAH", 69, Rule,
     "without participants nobody gets a bonus, and the bonus tile returns to the box"},
    {"MAH", 70, Rule,
     "a participant who neither wins nor draws gets nothing, and their herd payment is lost"},
    {"MAH", 71, Ruling,
     "the bonuses of a draw are gained in clockwise order from the start player"},
    {"MAH", 72, Rule,
     "after the taming all people leave the bonus tile for their player boards, and then comes "
     "phase 3 as usual"},

    {"", 0, Chapter, "Mammoth Herd: the bonuses"},
    {"MAH", 80, Rule, "a bonus is carried out in full immediately, so before feeding"},
    {"MAH", 81, Rule,
     "the bonus 'food track' moves the player's marker up 1, or not at all at 10, and this round's "
     "feeding already uses the new level"},
    {"MAH", 82, Rule, "the bonus 'resources' gives the resources shown, such as 2 bricks"},
    {"MAH", 83, Rule,
     "the bonus 'civilisation card' gives the topmost card of the pile, never one on display"},
    {"MAH", 84, Rule,
     "a card gained as a bonus joins the player's cards at once, its top half unused, and counts "
     "in final scoring only"},
    {"MAH", 85, Ruling, "a card gained as a bonus stays unseen by opponents until final scoring"},
    {"MAH", 86, Ruling, "the bonus 'civilisation card' yields nothing if the pile is empty"},
    {"MAH", 87, Rule, "the bonus 'tool' is a tool gain: 1 new tool, or 1 tool raised"},
    {"MAH", 88, Rule, "the bonus 'resource of choice' gives 1 wood, 1 brick, 1 stone or 1 gold"},
    {"MAH", 89, Rule,
     "the bonus 'extra person' takes 1 figure from the player's supply, to be fed in this round, "
     "or nothing with 10 people"},
    {"MAH", 90, Rule, "the bonus 'points' scores the number shown at once"},
    {"MAH", 91, Ruling,
     "no bonus can be refused, though the winner may choose one without effect for them"},
    {"MAH", 92, Ruling,
     "cards gained as a bonus come off the pile and so can make it too small to fill the card "
     "spaces, which ends the game"},

    {"", 0, Chapter, "Mammoth Herd: end of the game"},
    {"MAH", 100, Rule, "the mammoth scoring comes before the scoring of the civilisation cards"},
    {"MAH", 101, Rule, "the player who owns the most bonus tiles scores 10 points"},
    {"MAH", 102, Rule, "players who share the most bonus tiles score the full 10 points each"},
    {"MAH", 103, Ruling, "the mammoth scoring gives no points if no player owns a bonus tile"},
    {"MAH", 104, Ruling, "bonus tiles do not count in tie-breaks"},
    {"MAH", 105, Ruling,
     "the mammoth scoring is held whichever way the game ends, and also after the herd was "
     "removed"},

    {"", 0, Chapter, "Hidden information"},
    {"INF", 1, Rule,
     "nobody knows the pile's cards or order, the order of face-down building tiles, the unused "
     "building stacks, the fronts of face-down bonus tiles, the backs below the topmost bonus "
     "tile, or future dice"},
    {"INF", 2, Rule,
     "public are the board, food, resources, tools, people, building tiles, food track, score, the "
     "number of civilisation cards and of bonus tiles, the topmost bonus tile's back and all pile "
     "sizes"},
    {"INF", 3, Ruling,
     "civilisation cards taken from the display remain public knowledge, face down or not"},
    {"INF", 4, Rule,
     "until final scoring only the owner knows a card drawn from the pile by 'draw a card' or as a "
     "bonus"},
    {"INF", 5, Ruling,
     "the fronts of bonus tiles won by players or returned to the box are public, since all of "
     "them were seen face up"},
    {"INF", 6, Rule,
     "the backs of all bonus tiles, 4 per resource, are common knowledge, so a player may infer "
     "which are left in the bonus pile"},
    {"INF", 7, Rule,
     "chance is generated in the order card shuffle, building shuffle, bonus-tile shuffle, start "
     "player, then each roll as it happens, and the same seed with the same decisions gives the "
     "same game"},
};

consteval Clause STA(int number) { return cite(kClauses, "STA", number); }
consteval Clause MAH(int number) { return cite(kClauses, "MAH", number); }
consteval Clause INF(int number) { return cite(kClauses, "INF", number); }

}  // namespace ochre::stone_age
