// idols.cpp - EWP-243 to EWP-254: the Offering track and the Honor track.
#include "games/endless_winter/steps.h"
#include "games/endless_winter/vocabulary.h"

namespace ochre::endless_winter {
namespace {

void move_offering(State& s, Seat seat, Dealer& dealer) {
  Player& me = player(s, seat);
  if (me.offering == kTopLevel) return gain_points(s, seat, Source::Idols, 1, dealer);  // EWP-249
  ++me.offering;
  dealer.tell(event(EventId::Idol, seat, raw(Track::Offering), me.offering));
  const bool icon = (box(s).tribe_icons >> me.offering & 1) != 0;
  if (icon) push_unit(s, seat, Do::TribeHand, 1);  // EWP-247
}

void move_honor(State& s, Seat seat, Dealer& dealer) {  // EWP-251
  Player& me = player(s, seat);
  std::uint8_t place = 1;
  for (Player& other : s.players) {
    if (&other == &me) continue;
    if (me.honor > 0 && other.honor == me.honor && other.honor_place > me.honor_place) {
      --other.honor_place;
    }
    if (other.honor == me.honor + 1) ++place;
  }
  ++me.honor;
  me.honor_place = place;
  dealer.tell(event(EventId::Idol, seat, raw(Track::Honor), me.honor));
  gain_points(s, seat, Source::Idols, box(s).honor_points[me.honor], dealer);  // EWP-252
}

}  // namespace

// EWP-244, EWP-245: each Idol on either track, any number of markers on a level.
void move_idol(State& s, Seat seat, Track track, Dealer& dealer) {
  if (track == Track::Offering) return move_offering(s, seat, dealer);
  move_honor(s, seat, dealer);
}

}  // namespace ochre::endless_winter
