// ago.ts - how long ago something was, in words.
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const seconds = Math.max(0, (now - then) / 1000);
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? ["second", 0];
  return length === 0 ? words.format(0, "second") : words.format(-Math.floor(seconds / length), unit);
}
