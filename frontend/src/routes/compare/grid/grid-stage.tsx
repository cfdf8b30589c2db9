import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackGroup } from '#racing';
import { MAX_CARS } from '../../../lib/deck/deck.ts';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import type { GridProps, GridSizes } from '../../../ui/grid/grid-parts.ts';
import type { GridPosition } from '../../../ui/grid/grid-position.ts';
import { Grid } from '../../../ui/grid/grid.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { positionOf } from './compare-context.ts';
import type { Compared } from './compare-context.ts';
import { CompareEntrySheet } from '../entry/compare-entry-sheet.tsx';
import { pressKey } from './grid-keys.ts';
import { usePasteIntoGrid } from '../paste/use-paste-into-grid.ts';
import { useGridRender } from './use-grid-render.tsx';
import type { GridHeads } from './use-grid-render.tsx';
import { useGridState } from './use-grid-state.ts';
import { useGoToFocusedCell } from './use-focused-cell.ts';

/** Sizes in px at the browser's normal text size, scaled to the user's text size. */
export function useScaled({ row, group, column, head, rowHead, trailing }: GridSizes): GridSizes {
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  return {
    row: row * scale,
    group: group * scale,
    column: column * scale,
    head: head * scale,
    rowHead: rowHead * scale,
    trailing: trailing * scale,
  };
}

/** The layout of the grid: its sizes and heads; `dress` converts its parts for display, `turned`: cars are rows. */
export type GridMode = {
  readonly sizes: GridSizes;
  readonly heads: GridHeads;
  readonly dress?: (parts: GridParts) => GridParts;
  readonly turned?: boolean;
};
export type GridParts = Pick<GridProps, 'lines' | 'columns' | 'render'>;

export type CompareGridProps = {
  compared: Compared;
  folded: ReadonlySet<TrackGroup>;
  onFolded: (folded: ReadonlySet<TrackGroup>) => void;
  onAddCar: () => void;
};

const same = <Value,>(value: Value): Value => value;
const turnedOver = ({ row, column }: GridPosition): GridPosition => ({ row: column, column: row });

// Loaded when first opened: a page starts with the grid.
const CompareCellHistory = lazyComponent(
  async () => (await import('../entry/compare-cell-history.tsx')).CompareCellHistory,
);

export function GridStage(props: CompareGridProps & GridMode) {
  const { compared, folded, onFolded, onAddCar, sizes, dress = same, turned: isTurned = false } = props;
  const { t } = useTranslation('compare');
  const { deck, lines, columns, times, entry } = compared;
  const isPhone = useIsPhone();
  const turned = isTurned ? turnedOver : same;
  const state = useGridState(compared, { folded, onFolded, phone: isPhone, turn: turned });
  const { storyAt, focus, enter, press, toggleGroup, openTunes, menuOf, commit, leaveEntry } = state;
  useGoToFocusedCell(compared, { focus, enter });
  const render = useGridRender({ compared, phone: isPhone, state, onAddCar, heads: props.heads });
  usePasteIntoGrid(compared, state.active);
  const full = deck.cars.length >= MAX_CARS;
  const editing = isPhone ? null : positionOf(compared, entry.entry);
  const keys = { compared, press, enter, focus, toggleGroup, tuneMenu: openTunes, menuOf, turned: isTurned };

  return (
    <>
      <Grid
        handle={state.grid}
        label={t('gridLabel')}
        {...dress({ lines, columns, render })}
        sizes={full ? { ...sizes, trailing: 0 } : sizes}
        active={turned(state.active)}
        marked={isTurned ? -1 : times.base}
        selected={storyAt && turned(storyAt)}
        editing={editing && turned(editing)}
        busy={times.lapTimes.loading}
        onActive={(at) => state.setActive(turned(at))}
        onKey={(event, at) => pressKey(keys, event, turned(at))}
        onPress={(at) => press(turned(at))}
      />
      {storyAt ? (
        <Suspense fallback={null}>
          <CompareCellHistory
            compared={compared}
            at={storyAt}
            anchor={() => state.element(storyAt)}
            onClose={state.closeStory}
            onEnter={() => enter(storyAt, '')}
          />
        </Suspense>
      ) : null}
      {isPhone && entry.entry ? (
        <CompareEntrySheet compared={compared} entry={entry.entry} onCommit={commit} onClose={leaveEntry} />
      ) : null}
    </>
  );
}
