// crowd.ts - gives each figure a name of its own that it keeps wherever it goes; the state only counts them.

/** A player's figures; `settle` tells which stand where after the counts changed. */
export class Crowd {
  private at: Record<string, number[]> = {};
  private home: number[] = [];
  private known = 0;

  /** Figures that must leave go home, then figures come from home; as few as possible move. */
  settle(counts: Readonly<Record<string, number>>, people: number): Record<string, number[]> {
    while (this.known < people) this.home.push(this.known++);
    const before = this.at;
    const after: Record<string, number[]> = {};
    for (const [place, there] of Object.entries(before)) {
      const stay = Math.min(there.length, counts[place] ?? 0);
      after[place] = there.slice(0, stay);
      this.home.push(...there.slice(stay));
    }
    this.home.sort((a, b) => a - b);
    for (const [place, count] of Object.entries(counts)) {
      const there = (after[place] ??= []);
      while (there.length < count) {
        const next = this.home.shift() ?? this.known++;
        there.push(next);
      }
    }
    while (this.known > people && this.home.includes(this.known - 1)) {
      this.home.splice(this.home.indexOf(--this.known), 1);
    }
    this.at = after;
    return { ...after, home: [...this.home] };
  }
}

export interface Standing {
  seat: number;
  piece: string; // unique on the table
  ring: number;
}
export interface Everybody {
  at: Record<string, Standing[]>; // by place; "tile" is the bonus tile
  home: string[][]; // by seat
}

/** All players' figures, each on a ring of its own as long as it stays. */
export class Valley {
  private readonly crowds: Crowd[] = [];
  private rings: Record<string, (string | null)[]> = {};

  settle(counts: readonly Readonly<Record<string, number>>[], people: readonly number[]): Everybody {
    const out: Everybody = { at: {}, home: [] };
    const rings: Record<string, (string | null)[]> = {};
    const settled = counts.map((there, seat) =>
      (this.crowds[seat] ??= new Crowd()).settle(there, people[seat]!),
    );
    const named = (seat: number, id: number) => `person-${seat}-${id}`;
    settled.forEach((places, seat) => {
      out.home[seat] = places.home!.map((id) => named(seat, id));
    });
    for (const place of new Set(settled.flatMap((places) => Object.keys(places)))) {
      if (place === "home") continue;
      const here = settled.flatMap((places, seat) =>
        (places[place] ?? []).map((id) => ({ seat, piece: named(seat, id) })),
      );
      const taken = (this.rings[place] ?? []).map((piece) =>
        here.some((one) => one.piece === piece) ? piece : null,
      );
      out.at[place] = here.map((one) => {
        let ring = taken.indexOf(one.piece);
        if (ring < 0) {
          ring = taken.indexOf(null);
          if (ring < 0) ring = taken.length;
          taken[ring] = one.piece;
        }
        return { ...one, ring };
      });
      rings[place] = taken;
    }
    this.rings = rings;
    return out;
  }
}
