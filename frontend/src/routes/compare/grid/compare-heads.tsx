import { memo } from 'react';
import type { ReactNode } from 'react';
import type { TrackCode, TrackGroup } from '#racing';
import { statsKey } from '../../../features/lap-times/fetch-lap-times.ts';
import type { Total } from '../../../features/lap-times/rankings.ts';
import type { LapTimes } from '../../../features/lap-times/use-lap-times.ts';
import { openTool } from '../tools/open-tool.ts';
import type { ColumnHeadProps } from './column-head.tsx';
import type { Compared } from './compare-context.ts';
import { neighbour } from './grid-lines.ts';
import { GroupHead } from './group-head.tsx';
import type { TrackHeadProps } from './track-head.tsx';

type CompareColumnHeadProps = {
  heads: Pick<Compared, 'deck' | 'columns' | 'cars' | 'commands'> &
    Pick<Compared['times'], 'totals' | 'base'> &
    Pick<LapTimes, 'stats'>;
  column: number;
  active: boolean;
  /** The column whose tune menu is open. */
  tuneMenu: string | null;
  onTuneMenu: (column: string | null) => void;
  Head: (props: ColumnHeadProps) => ReactNode;
};

type OneHeadProps = Pick<CompareColumnHeadProps, 'onTuneMenu' | 'Head'> &
  Pick<Compared, 'commands'> &
  Omit<ColumnHeadProps, 'menu' | 'onTune' | 'onTuneMenu'> & { columnKey: string | null; last: boolean };

const isSameTotal = (one: Total | undefined, other: Total | undefined): boolean =>
  one?.points === other?.points && one?.podium.join() === other?.podium.join();

/** Totals are computed again with every time: their content is compared, for a head renders many parts. */
const isSameHead = ({ total: before, ...one }: OneHeadProps, { total: now, ...other }: OneHeadProps): boolean =>
  isSameTotal(before, now) && Object.entries(one).every(([name, value]) => Reflect.get(other, name) === value);

/** Commands without effect there are not offered. */
const OneHead = memo(function OneHead({ Head, columnKey, last, commands, onTuneMenu, ...shown }: OneHeadProps) {
  const { column, base } = shown;
  const menu = {
    ...(base ? {} : { base: () => commands.setBase(column) }),
    ...(column === 0 ? {} : { left: () => commands.moveCar(column, column - 1) }),
    ...(last ? {} : { right: () => commands.moveCar(column, column + 1) }),
    all: () => openTool({ tool: 'one-car', column }),
    past: () => openTool({ tool: 'tunes', column }),
    remove: () => commands.removeCar(column),
  };
  return (
    <Head
      {...shown}
      menu={menu}
      onTuneMenu={(opened) => onTuneMenu(opened ? columnKey : null)}
      onTune={(next) => commands.setTune(column, next)}
    />
  );
}, isSameHead);

export const CompareColumnHead = memo(function CompareColumnHead(props: CompareColumnHeadProps) {
  const { heads, column, active, tuneMenu, onTuneMenu, Head } = props;
  const { deck, columns, cars, totals, stats, commands, base } = heads;
  const key = columns[column] ?? null;
  const { carId = '', tune } = deck.cars[column] ?? {};
  return (
    <OneHead
      Head={Head}
      columnKey={key}
      last={column === deck.cars.length - 1}
      commands={commands}
      car={cars.byId.get(carId)}
      unknown={cars.known && !cars.byId.has(carId)}
      column={column}
      tune={tune}
      stats={tune && stats.get(statsKey({ carId, tune }))}
      base={column === base}
      total={totals[column]}
      active={active}
      tuneMenuOpened={tuneMenu !== null && tuneMenu === key}
      onTuneMenu={onTuneMenu}
    />
  );
});

type CompareRowHeadProps = Pick<Compared, 'lines' | 'commands'> & {
  row: number;
  active: boolean;
  onToggle: (group: TrackGroup) => void;
  onSortBy: (track: TrackCode) => void;
  Head: (props: TrackHeadProps) => ReactNode;
};

export const CompareRowHead = memo(function CompareRowHead(props: CompareRowHeadProps) {
  const { lines, commands, row, active, onToggle, onSortBy, Head } = props;
  const line = lines[row];
  if (!line) return null;
  if (line.kind === 'group') {
    const { group, tracks, folded } = line;
    return <GroupHead group={group} tracks={tracks} folded={folded} active={active} onToggle={() => onToggle(group)} />;
  }
  const { track } = line;
  const [above, below] = [neighbour(lines, row, -1), neighbour(lines, row, 1)];
  const menu = {
    sort: () => onSortBy(track),
    ranked: () => openTool({ tool: 'one-track', track }),
    best: () => openTool({ tool: 'best-of', track }),
    paste: () => openTool({ tool: 'paste', start: { track, column: 0 }, text: '' }),
    ...(above ? { up: () => commands.moveTrack(track, above) } : {}),
    ...(below ? { down: () => commands.moveTrack(track, below) } : {}),
    remove: () => commands.removeTrack(track),
  };
  return <Head code={track} active={active} commands={menu} />;
});
