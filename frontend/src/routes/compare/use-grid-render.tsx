import { useTranslation } from 'react-i18next';
import { parseTrackCode } from '#racing';
import type { TrackGroup } from '#racing';
import { MOST_CARS } from '../../lib/deck/deck.ts';
import { changeSettings, useSettings } from '../../lib/settings/settings.ts';
import type { GridRender } from '../../ui/grid/grid.tsx';
import { AddIcon } from '../../ui/icons.ts';
import { ColumnHead } from './column-head.tsx';
import { CompareCell } from './compare-cell.tsx';
import type { Compared } from './compare-context.ts';
import { Corner } from './corner.tsx';
import { GroupHead } from './group-head.tsx';
import { TrackHead } from './track-head.tsx';
import { neighbour } from './use-grid-acts.ts';
import styles from './compare.module.css';

type GridRenderProps = {
  compared: Compared;
  phone: boolean;
  /** Key of the column whose tune menu is open. */
  tuneMenu: string | null;
  onTuneMenu: (column: string | null) => void;
  toggleGroup: (group: TrackGroup) => void;
  onAddCar: () => void;
  onCommit: (text: string) => void;
  onCancel: () => void;
};

/** The parts of the grid, each from the same comparison. */
export function useGridRender(props: GridRenderProps): { parts: GridRender; most: number } {
  const { compared, phone, tuneMenu, onTuneMenu, toggleGroup, onAddCar, onCommit, onCancel } = props;
  const { deck, columns, lines, cars, times, acts, entry } = compared;
  const { t } = useTranslation('compare');
  const { grouped } = useSettings();

  const columnHead: GridRender['columnHead'] = (column, active) => {
    const { carId = '', tune } = deck.cars[column] ?? {};
    const key = columns[column] ?? '';
    const menu = {
      ...(column === deck.base ? {} : { base: () => acts.setBase(column) }),
      ...(column === 0 ? {} : { left: () => acts.moveCar(column, column - 1) }),
      ...(column === deck.cars.length - 1 ? {} : { right: () => acts.moveCar(column, column + 1) }),
      remove: () => acts.removeCar(column),
    };
    return (
      <ColumnHead
        car={cars.byId.get(carId)}
        unknown={cars.known && !cars.byId.has(carId)}
        carId={carId}
        tune={tune}
        base={column === deck.base}
        total={times.totals[column]}
        active={active}
        menu={menu}
        tuneMenuOpened={tuneMenu === key}
        onTuneMenu={(opened) => onTuneMenu(opened ? key : null)}
        onTune={(next) => acts.setTune(column, next)}
      />
    );
  };

  const rowHead: GridRender['rowHead'] = (row, active) => {
    const line = lines[row];
    if (!line) return null;
    if (line.kind === 'group') {
      const { group, tracks, folded } = line;
      return (
        <GroupHead group={group} tracks={tracks} folded={folded} active={active} onToggle={() => toggleGroup(group)} />
      );
    }
    const [above, below] = [neighbour(lines, row, -1), neighbour(lines, row, 1)];
    const menu = {
      ...(above ? { up: () => acts.moveTrack(line.track, above) } : {}),
      ...(below ? { down: () => acts.moveTrack(line.track, below) } : {}),
      remove: () => acts.removeTrack(line.track),
    };
    return <TrackHead code={line.track} active={active} acts={menu} />;
  };

  const cell: GridRender['cell'] = (row, column) => {
    const line = lines[row];
    const shown = line?.kind === 'row' ? times.row(line.track) : undefined;
    if (line?.kind !== 'row' || !shown) return null;
    const open = !phone && entry.entry?.column === columns[column] && entry.entry?.cell.trackCode === line.track;
    const { carId = '' } = deck.cars[column] ?? {};
    const parsed = parseTrackCode(line.track);
    const label = `${cars.byId.get(carId)?.name ?? carId}, ${parsed?.track.name ?? line.track} ${parsed?.condition.word ?? ''}`;
    return (
      <CompareCell
        row={shown}
        column={column}
        base={column === deck.base}
        entry={open ? entry.entry : null}
        label={label}
        onCommit={onCommit}
        onCancel={onCancel}
      />
    );
  };

  const corner = (
    <Corner
      deck={deck}
      cars={cars.byId}
      columns={columns}
      grouped={grouped}
      onBase={acts.setBase}
      onSortCars={() => acts.sortCars((carId) => cars.byId.get(carId)?.rq ?? 0)}
      onGrouped={(next) => changeSettings({ grouped: next })}
    />
  );
  const trailing = (
    <button type="button" className={styles['addColumn']} aria-label={t('addCar')} onClick={onAddCar}>
      <span>
        <AddIcon aria-hidden="true" />
      </span>
    </button>
  );
  return { parts: { corner, columnHead, rowHead, cell, trailing }, most: MOST_CARS };
}
