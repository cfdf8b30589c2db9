import { useTranslation } from 'react-i18next';
import type { CellContent } from '../../features/lap-times/cell-content.ts';
import { TimeCell } from '../../features/lap-times/time-cell.tsx';
import { useSpokenCell } from '../../features/lap-times/use-spoken-cell.ts';
import { changeSettings, useSettings } from '../../lib/settings/settings.ts';
import type { GridRender } from '../../ui/grid/grid-parts.ts';
import { AddIcon } from '../../ui/icons.ts';
import type { Compared } from './compare-context.ts';
import { CompareEntry } from './compare-entry.tsx';
import { CompareColumnHead, CompareRowHead } from './compare-heads.tsx';
import { Corner } from './corner.tsx';
import type { useGridState } from './use-grid-state.ts';
import styles from './compare.module.css';

const notAsked: CellContent = { status: 'not-asked' };

type GridRenderProps = {
  compared: Compared;
  phone: boolean;
  state: ReturnType<typeof useGridState>;
  onAddCar: () => void;
};

/** The parts of the grid, each from the same comparison. */
export function useGridRender({ compared, phone, state, onAddCar }: GridRenderProps): GridRender {
  const { deck, columns, lines, cars, times, acts, entry } = compared;
  const { t } = useTranslation('compare');
  const { grouped, show, colours } = useSettings();
  const spoken = useSpokenCell();

  const cell: GridRender['cell'] = (row, column) => {
    const line = lines[row];
    const shown = line?.kind === 'row' ? times.row(line.track) : undefined;
    if (line?.kind !== 'row' || !shown) return null;
    const open = !phone && entry.entry?.column === columns[column] && entry.entry?.cell.trackCode === line.track;
    const content = shown.contents[column] ?? notAsked;
    if (!open || !entry.entry) {
      return <TimeCell content={content} show={show} colours={colours} base={column === deck.base} spoken={spoken} />;
    }
    return (
      <CompareEntry
        row={shown}
        column={column}
        entry={entry.entry}
        carName={cars.byId.get(deck.cars[column]?.carId ?? '')?.name}
        onCommit={state.commit}
        onCancel={state.leaveEntry}
      />
    );
  };

  return {
    cell,
    columnHead: (column, active) => (
      <CompareColumnHead
        compared={compared}
        column={column}
        active={active}
        tuneMenu={state.tuneMenu}
        onTuneMenu={state.setTuneMenu}
      />
    ),
    rowHead: (row, active) => (
      <CompareRowHead compared={compared} row={row} active={active} onToggle={state.toggleGroup} />
    ),
    corner: (
      <Corner
        deck={deck}
        cars={cars.byId}
        columns={columns}
        grouped={grouped}
        onBase={acts.setBase}
        onSortCars={() => acts.sortCars((carId) => cars.byId.get(carId)?.rq ?? 0)}
        onGrouped={(next) => changeSettings({ grouped: next })}
      />
    ),
    trailing: (
      <button type="button" className={styles['addColumn']} aria-label={t('addCar')} onClick={onAddCar}>
        <span>
          <AddIcon aria-hidden="true" />
        </span>
      </button>
    ),
  };
}
