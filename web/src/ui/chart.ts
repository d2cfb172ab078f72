// chart.ts - the arithmetic of a chart: round numbers on the axis, lines in steps, names that do not lie on each other.

/** Four or five round numbers from at most `least` to at least `most`. */
export function axis(least: number, most: number): number[] {
  const rough = Math.max(1, (most - least) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough)!;
  const out: number[] = [];
  for (let tick = Math.floor(least / step) * step; ; tick += step) {
    out.push(tick);
    if (tick >= most) return out;
  }
}

/** A line that stays until the value changes; only the changes are drawn. */
export function stepPath(
  values: readonly number[],
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  let path = `M${x(0).toFixed(1)} ${y(values[0] ?? 0).toFixed(1)}`;
  values.forEach((value, i) => {
    if (i > 0 && value !== values[i - 1]) path += `H${x(i).toFixed(1)}V${y(value).toFixed(1)}`;
  });
  return `${path}H${x(Math.max(0, values.length - 1)).toFixed(1)}`;
}

/** Heights at least `gap` apart, as near as possible to those wanted, in the same order as given. */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const out = [...wanted];
  let floor = top;
  for (const i of order) {
    out[i] = Math.max(out[i]!, floor);
    floor = out[i]! + gap;
  }
  let ceiling = bottom;
  for (const i of order.toReversed()) {
    out[i] = Math.min(out[i]!, ceiling);
    ceiling = out[i]! - gap;
  }
  return out;
}
