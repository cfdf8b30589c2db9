import { useCallback, useDeferredValue, useMemo } from 'react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackCode } from '#racing';
import type { CellContent } from '../../../features/lap-times/cell-content.ts';
import { bestFirst } from '../../../features/lap-times/rankings.ts';
import { TimeCell } from '../../../features/lap-times/time-cell.tsx';
import { useSpokenCell } from '../../../features/lap-times/use-spoken-cell.ts';
import type { Deck } from '../../../lib/deck/deck.ts';
import { changeView, useGridView } from '../../../lib/deck/grid-view.ts';
import type { GridRender } from '../../../ui/grid/grid-parts.ts';
import { AddIcon } from '../../../ui/icons.ts';
import { useHandlers } from '../../../ui/use-handlers.ts';
import type { Compared } from './compare-context.ts';
import { CompareEntry } from '../entry/compare-entry.tsx';
import { CompareColumnHead, CompareRowHead } from './compare-heads.tsx';
import { Corner } from './corner.tsx';
import { useCarName } from './use-car-name.ts';
import { useCellFigures } from './use-cell-figures.ts';
import type { useGridState } from './use-grid-state.ts';
import styles from '../compare.module.css';

function byRating({ cars }: Deck, known: Compared['cars']['byId']): number[] {
  const ratings = cars.map(({ carId }) => known.get(carId)?.rq ?? 0);
  return ratings.map((_rating, column) => column).sort((one, other) => (ratings[other] ?? 0) - (ratings[one] ?? 0));
}

const notAsked: CellContent = { status: 'not-asked' };

export type GridHeads = {
  Car: ComponentProps<typeof CompareColumnHead>['Head'];
  Track: ComponentProps<typeof CompareRowHead>['Head'];
};

type GridRenderProps = {
  compared: Compared;
  phone: boolean;
  state: ReturnType<typeof useGridState>;
  onAddCar: () => void;
  heads: GridHeads;
};

type CellRenderProps = Pick<GridRenderProps, 'compared' | 'phone'> & {
  closes: Pick<ReturnType<typeof useGridState>, 'commit' | 'leaveEntry'>;
};

/** The content of a place: its time, or the field for a new one. The same function until its content changes. */
function useCellRender({ compared, phone, closes }: CellRenderProps): GridRender['cell'] {
  const { columns, lines, cars, times, entry } = compared;
  // In slices: the switch that was touched responds first.
  const { show, colours } = useDeferredValue(useGridView());
  const spoken = useSpokenCell();
  const carName = useCarName();
  const figures = useCellFigures(compared);
  const { commit, leaveEntry } = useHandlers(closes);
  const open = phone ? null : entry.entry;
  const { base } = times;
  const { byId } = cars;

  return useCallback(
    (row, column) => {
      const line = lines[row];
      const shown = line?.kind === 'row' ? times.row(line.track) : undefined;
      if (line?.kind !== 'row' || !shown) return null;
      if (open?.column !== columns[column] || open?.cell.trackCode !== line.track) {
        const content = shown.contents[column] ?? notAsked;
        const said = { content, show, colours, base: column === base, spoken };
        return <TimeCell {...said} figure={figures.get(`${column}|${line.track}`)} />;
      }
      const field = { row: shown, column, entry: open, carName: carName(byId.get(open.cell.carId), column) };
      return <CompareEntry {...field} onCommit={commit} onCancel={leaveEntry} />;
    },
    [lines, times, columns, open, figures, show, colours, base, spoken, byId, carName, commit, leaveEntry],
  );
}

export function useGridRender({ compared, phone, state, onAddCar, heads: Heads }: GridRenderProps): GridRender {
  const { deck, columns, lines, cars, times, commands } = compared;
  const { t } = useTranslation('compare');
  const { grouped } = useGridView();
  const cell = useCellRender({ compared, phone, closes: { commit: state.commit, leaveEntry: state.leaveEntry } });
  const { toggleGroup, sortBy } = useHandlers({
    toggleGroup: state.toggleGroup,
    sortBy: (track: TrackCode) => commands.orderCars(bestFirst(times.row(track)?.times ?? [])),
  });
  const rowHead: GridRender['rowHead'] = useCallback(
    (row, active) => (
      <CompareRowHead
        lines={lines}
        commands={commands}
        row={row}
        active={active}
        onToggle={toggleGroup}
        onSortBy={sortBy}
        Head={Heads.Track}
      />
    ),
    [lines, commands, toggleGroup, sortBy, Heads],
  );

  const { totals, base } = times;
  const { stats } = times.lapTimes;
  const heads = useMemo(
    () => ({ deck, columns, cars, totals, stats, commands, base }),
    [deck, columns, cars, totals, stats, commands, base],
  );

  const { byId } = cars;
  const corner = useMemo(
    () => (
      <Corner
        deck={deck}
        cars={byId}
        columns={columns}
        grouped={grouped}
        onBase={commands.setBase}
        onSortCars={() => commands.orderCars(byRating(deck, byId))}
        onGrouped={(next) => changeView({ grouped: next })}
      />
    ),
    [deck, byId, columns, grouped, commands],
  );

  return {
    cell,
    columnHead: (column, active) => (
      <CompareColumnHead
        heads={heads}
        column={column}
        active={active}
        tuneMenu={state.tuneMenu}
        onTuneMenu={state.setTuneMenu}
        Head={Heads.Car}
      />
    ),
    rowHead,
    corner,
    trailing: (
      <button type="button" className={styles['addColumn']} aria-label={t('addCar')} onClick={onAddCar}>
        <span>
          <AddIcon aria-hidden="true" />
        </span>
      </button>
    ),
  };
}
