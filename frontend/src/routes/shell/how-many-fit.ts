/** Reserved at the end of the bar, in px (specification, top menu). */
export const SAFE_MARGIN_PX = 40;

/** How many entries of these widths fit into the bar; the others are in the menu. */
export function howManyFit(widths: readonly number[], room: number): number {
  let used = SAFE_MARGIN_PX;
  const over = widths.findIndex((width) => (used += width) > room);
  return over === -1 ? widths.length : over;
}
