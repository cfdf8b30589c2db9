import type { KeyboardEvent } from 'react';
import type { TrackGroup } from '#racing';
import { keyName } from '../../../lib/keys/key-presses.ts';
import { currentSettings } from '../../../lib/settings/settings.ts';
import type { GridPosition } from '../../../ui/grid/grid-position.ts';
import type { Compared } from './compare-context.ts';
import { neighbour } from './grid-lines.ts';

export type GridCommands = {
  compared: Pick<Compared, 'lines' | 'commands' | 'columns'>;
  /** Opens what a cell offers: its history, or the field when it is empty. */
  press: (position: GridPosition) => void;
  enter: (position: GridPosition, typed: string) => void;
  tuneMenu: (column: number) => void;
  menuOf: (position: GridPosition) => void;
  toggleGroup: (group: TrackGroup) => void;
  focus: (position: GridPosition) => void;
  /** Cars are rows: keys that move a track move a car there. */
  turned: boolean;
};

const sideways: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };
const upright: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 };

/** Alt and an arrow: the column or the row moves one place, and the focus with it. */
function shift({ compared, focus, turned }: GridCommands, key: string, { row, column }: GridPosition): boolean {
  const { lines, commands, columns } = compared;
  const [across, down] = turned ? [upright[key], sideways[key]] : [sideways[key], upright[key]];
  if (across !== undefined && columns[column + across] !== undefined && column >= 0) {
    commands.moveCar(column, column + across);
    focus({ row, column: column + across });
    return true;
  }
  const line = lines[row];
  const other = down && neighbour(lines, row, down);
  if (line?.kind !== 'row' || !down || !other) return false;
  commands.moveTrack(line.track, other);
  focus({ row: row + down, column });
  return true;
}

function remove({ compared: { lines, commands } }: GridCommands, { row, column }: GridPosition): boolean {
  const line = lines[row];
  if (row === -1) commands.removeCar(column);
  else if (column === -1 && line?.kind === 'row') commands.removeTrack(line.track);
  else return false;
  return true;
}

function open(grid: GridCommands, at: GridPosition): boolean {
  const line = grid.compared.lines[at.row];
  if (line?.kind === 'row' && at.column >= 0) grid.press(at);
  else if (line?.kind === 'group') grid.toggleGroup(line.group);
  else grid.menuOf(at);
  return true;
}

function onColumn({ compared: { commands }, tuneMenu }: GridCommands, key: string, column: number): boolean {
  if (column < 0 || (key !== 'R' && key !== 'T')) return false;
  if (key === 'R') commands.setBase(column);
  else tuneMenu(column);
  return true;
}

const letters = new Set(['E', 'R', 'T']);

/**
 * Handles a key on a place of the grid; the keys are those of the list of keys. A digit starts a time also where single
 * keys are switched off: it is typed, as into a field.
 */
export function pressKey(grid: GridCommands, event: KeyboardEvent<HTMLElement>, at: GridPosition): void {
  const key = keyName(event);
  const onCell = grid.compared.lines[at.row]?.kind === 'row' && at.column >= 0;
  const done = (): boolean => {
    if (event.altKey) return shift(grid, key, at);
    if (event.ctrlKey || event.metaKey) return false;
    if (letters.has(key) && !currentSettings().singleKeys) return false;
    if (key === 'Delete') return remove(grid, at);
    if (key === 'Enter' || key === ' ') return open(grid, at);
    if (!onCell || (key !== 'E' && !/^\d$/.test(key))) return onColumn(grid, key, at.column);
    grid.enter(at, key === 'E' ? '' : key);
    return true;
  };
  if (done()) event.preventDefault();
}
