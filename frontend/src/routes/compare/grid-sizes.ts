import type { GridSizes } from '../../ui/grid/grid-parts.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';

const desktop: GridSizes = { row: 33, group: 26, column: 126, head: 206, rowHead: 220, trailing: 64 };
const phone: GridSizes = { row: 46, group: 24, column: 71, head: 122, rowHead: 106, trailing: 0 };

/** Sizes in px at the browser's normal text size; they grow with the reader's own. */
export function useGridSizes(): GridSizes {
  const sizes = useIsPhone() ? phone : desktop;
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  if (scale === 1) return sizes;
  const { row, group, column, head, rowHead, trailing } = sizes;
  return {
    row: row * scale,
    group: group * scale,
    column: column * scale,
    head: head * scale,
    rowHead: rowHead * scale,
    trailing: trailing * scale,
  };
}
