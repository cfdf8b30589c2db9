import { Suspense } from 'react';
import { asUnsaved } from '../../../features/submit-lap-time/pending-lap-times.ts';
import { UnsavedNotice } from '../../../features/submit-lap-time/unsaved-notice.tsx';
import { useWithdrawLapTime } from '../../../features/withdraw-lap-time/use-withdraw-lap-time.ts';
import { cellKey } from '../../../lib/cell.ts';
import { partOf } from '../../../lib/part-of.ts';
import type { GridPosition } from '../../../ui/grid/grid-position.ts';
import { placeAt, rowAt } from '../grid/compare-context.ts';
import type { Compared } from '../grid/compare-context.ts';
import { useCarName } from '../grid/use-car-name.ts';
import { useCopyLink } from '../deck/use-copy-link.ts';
import type { Entry } from './use-entry.ts';

// Loaded when first opened: the grid is what a page starts with.
const EntrySheet = partOf(async () => (await import('./entry-sheet.tsx')).EntrySheet);
const StoryPanel = partOf(async () => (await import('./story-panel.tsx')).StoryPanel);

type CompareStoryProps = {
  compared: Compared;
  at: GridPosition;
  anchor: () => HTMLElement | null;
  onClose: () => void;
  onEnter: () => void;
};

/** The story of the time at a place of the grid. */
export function CompareStory({ compared, at, anchor, onClose, onEnter }: CompareStoryProps) {
  const link = useCopyLink();
  const withdraw = useWithdrawLapTime();
  const carName = useCarName();
  const { cars, entry, times } = compared;
  const cell = placeAt(compared, at)?.cell;
  const ranking = rowAt(compared, at)?.rankings[at.column];
  if (!cell) return null;
  const car = cars.byId.get(cell.carId);
  const unsaved = asUnsaved(times.pending.get(cellKey(cell)));
  const thenClose = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <Suspense fallback={null}>
      <StoryPanel
        cell={cell}
        car={car}
        carName={carName(car, at.column)}
        ranking={{ place: ranking?.place, of: ranking?.of ?? 0, points: ranking?.points }}
        anchor={anchor}
        notice={
          unsaved ? (
            <UnsavedNotice
              unsaved={unsaved}
              onEdit={onEnter}
              onRetry={thenClose(() => entry.retry(cell, onEnter))}
              onDiscard={thenClose(() => entry.discard(cell))}
            />
          ) : null
        }
        onClose={onClose}
        onEnter={onEnter}
        onLink={link}
        onWithdraw={(lapTime) => {
          onClose();
          void withdraw(cell, lapTime, (text) => void entry.send(cell, text));
        }}
      />
    </Suspense>
  );
}

type CompareEntrySheetProps = {
  compared: Compared;
  entry: Entry;
  onCommit: (text: string) => void;
  onClose: () => void;
};

/** On a phone: the keypad for the cell that was tapped. */
export function CompareEntrySheet({ compared, entry, onCommit, onClose }: CompareEntrySheetProps) {
  const { columns, times, cars } = compared;
  const carName = useCarName();
  const car = cars.byId.get(entry.cell.carId);
  const own = columns.indexOf(entry.column);
  const others = (times.row(entry.cell.trackCode)?.times ?? []).filter((_time, column) => column !== own);
  return (
    <Suspense fallback={null}>
      <EntrySheet
        entry={entry}
        car={car}
        carName={carName(car, own)}
        others={others}
        onCommit={onCommit}
        onClose={onClose}
      />
    </Suspense>
  );
}
