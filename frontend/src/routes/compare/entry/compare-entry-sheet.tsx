import { Suspense } from 'react';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import type { Compared } from '../grid/compare-context.ts';
import { useCarName } from '../grid/use-car-name.ts';
import type { Entry } from './use-entry.ts';

// Loaded when first opened: a page starts with the grid.
const EntrySheet = lazyComponent(async () => (await import('./entry-sheet.tsx')).EntrySheet);

type CompareEntrySheetProps = {
  compared: Compared;
  entry: Entry;
  onCommit: (text: string) => void;
  onClose: () => void;
};

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
