import type { KeyboardEvent } from 'react';
import type { TrackGroup } from '#racing';
import type { GridPosition } from '../../ui/grid/grid-position.ts';
import type { Compared } from './compare-context.ts';
import type { CompareLine } from './grid-lines.ts';

type GridActs = {
  compared: Pick<Compared, 'lines' | 'acts' | 'columns'>;
  /** Opens what a cell offers: its story, or the field when it is empty. */
  press: (position: GridPosition) => void;
  enter: (position: GridPosition, typed: string) => void;
  tuneMenu: (column: number) => void;
  menuOf: (position: GridPosition) => void;
  toggleGroup: (group: TrackGroup) => void;
  focus: (position: GridPosition) => void;
};

/** The track next to this one in the order shown, if it stands under the same head. */
export function neighbour(lines: readonly CompareLine[], row: number, step: 1 | -1) {
  const other = lines[row + step];
  return other?.kind === 'row' ? other.track : undefined;
}

/** What the keys of look.md do on a place of the grid. True when the key did something. */
export function gridKeys({
  compared: { lines, acts, columns },
  press,
  enter,
  tuneMenu,
  menuOf,
  toggleGroup,
  focus,
}: GridActs) {
  const onColumn = (key: string, column: number): boolean => {
    const simple = { r: () => acts.setBase(column), t: () => tuneMenu(column) }[key];
    simple?.();
    return simple !== undefined;
  };
  const shift = (key: string, { row, column }: GridPosition): boolean => {
    const sideways = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (sideways !== undefined && column >= 0) {
      const to = column + sideways;
      acts.moveCar(column, to);
      if (to >= 0 && to < columns.length) focus({ row, column: to });
      return true;
    }
    const line = lines[row];
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[key as 'ArrowUp' | 'ArrowDown'];
    const other = step && neighbour(lines, row, step);
    if (line?.kind !== 'row' || !step || !other) return false;
    acts.moveTrack(line.track, other);
    focus({ row: row + step, column });
    return true;
  };
  const remove = ({ row, column }: GridPosition): boolean => {
    const line = lines[row];
    if (row === -1) acts.removeCar(column);
    else if (column === -1 && line?.kind === 'row') acts.removeTrack(line.track);
    else return false;
    return true;
  };
  const act = (event: KeyboardEvent<HTMLElement>, at: GridPosition): boolean => {
    const line = lines[at.row];
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (event.altKey) return shift(key, at);
    if (event.ctrlKey || event.metaKey) return false;
    if (key === 'Delete') return remove(at);
    const cell = line?.kind === 'row' && at.column >= 0;
    if (key === 'Enter' || key === ' ') {
      if (cell) press(at);
      else if (line?.kind === 'group') toggleGroup(line.group);
      else menuOf(at);
      return true;
    }
    if (cell && (key === 'e' || /^\d$/.test(key))) {
      enter(at, key === 'e' ? '' : key);
      return true;
    }
    return at.column >= 0 && onColumn(key, at.column);
  };
  return (event: KeyboardEvent<HTMLElement>, at: GridPosition): void => {
    if (act(event, at)) event.preventDefault();
  };
}
