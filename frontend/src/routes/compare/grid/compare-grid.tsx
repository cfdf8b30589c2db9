import { memo, Suspense } from 'react';
import { useGridView } from '../../../lib/deck/grid-view.ts';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import type { GridSizes } from '../../../ui/grid/grid-parts.ts';
import { useIsPhone, useIsShort } from '../../../ui/use-is-phone.ts';
import { LoadingDeck } from '../deck/loading-deck.tsx';
import { ColumnHead } from './column-head.tsx';
import { type CompareGridProps, GridStage, useScaled } from './grid-stage.tsx';
import { TrackHead } from './track-head.tsx';
import type { GridHeads } from './use-grid-render.tsx';

const desktop: GridSizes = { row: 33, group: 26, column: 126, head: 206, rowHead: 220, trailing: 64 };
const phone: GridSizes = { row: 46, group: 45, column: 71, head: 122, rowHead: 106, trailing: 0 };

/** A phone in landscape: seven rows or more below the heads. */
const short: GridSizes = { row: 33, group: 24, column: 126, head: 108, rowHead: 170, trailing: 56 };

// Loaded when chosen: a page starts with cars as columns.
const OtherGrid = lazyComponent(async () => (await import('./other-grid.tsx')).OtherGrid);

export const CompareGrid = memo(function CompareGrid(props: CompareGridProps) {
  const { layout } = useGridView();
  if (layout === 'wide') return <WideGrid {...props} />;
  return (
    <Suspense fallback={<LoadingDeck />}>
      <OtherGrid {...props} layout={layout} />
    </Suspense>
  );
});

const heads: GridHeads = { Car: ColumnHead, Track: TrackHead };

function WideGrid(props: CompareGridProps) {
  const isShort = useIsShort();
  const isPhone = useIsPhone();
  const sizes = useScaled(isShort ? short : isPhone ? phone : desktop);
  return <GridStage {...props} sizes={sizes} heads={heads} />;
}
