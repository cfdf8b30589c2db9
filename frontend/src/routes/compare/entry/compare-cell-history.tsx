import { asUnsaved } from '../../../features/submit-lap-time/pending-lap-times.ts';
import { UnsavedNotice } from '../../../features/submit-lap-time/unsaved-notice.tsx';
import { useWithdrawLapTime } from '../../../features/withdraw-lap-time/use-withdraw-lap-time.ts';
import { cellKey } from '../../../lib/cell.ts';
import type { GridPosition } from '../../../ui/grid/grid-position.ts';
import { useCopyLink } from '../deck/use-copy-link.ts';
import { placeAt, rowAt } from '../grid/compare-context.ts';
import type { Compared } from '../grid/compare-context.ts';
import { useCarName } from '../grid/use-car-name.ts';
import { CellHistoryPanel } from './cell-history-panel.tsx';

type CompareStoryProps = {
  compared: Compared;
  at: GridPosition;
  anchor: () => HTMLElement | null;
  onClose: () => void;
  onEnter: () => void;
};

export function CompareCellHistory({ compared, at, anchor, onClose, onEnter }: CompareStoryProps) {
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
    <CellHistoryPanel
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
  );
}
