// score.ts - a challenge that was scored, as a table and in words.
import type { Session } from "../../table/session.svelte";
import { signed } from "../../ui/counting.svelte";
import type { Scored } from "./reading";
import { t } from "./texts";

const change = (n: number) => (n === 0 ? "0" : signed(n));

/** What each column counts, the total apart. */
export function challengeHeads(): string[] {
  const { table, bonus, hostile, sum } = t().score;
  return [table, bonus, hostile, sum];
}

export function challengeRows({ rows }: Scored) {
  return rows.map(({ seat, table, bonus, hostile, total }) => {
    const sum = table + bonus - hostile;
    return { seat, cells: [table, bonus, -hostile, sum].map(change), total, before: total - sum };
  });
}

/** "closed by Ada" */
export function whyScored(session: Session, { closer, why }: Scored): string {
  if (closer !== null) return t().score.closedBy(session.name(closer));
  return why === "exhausted" ? t().score.exhausted : t().score.limit;
}
