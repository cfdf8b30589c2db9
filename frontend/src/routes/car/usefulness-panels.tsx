import type { ReactNode } from 'react';
import type { CarUsefulness } from '#contracts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';

type CountedProps = { of: LiveView<CarUsefulness>; children: (useful: CarUsefulness) => ReactNode };

export function Counted({ of, children }: CountedProps) {
  return (
    <QueryBoundary of={of} skeleton={<Skeleton rows={1} rowHeight={180} />}>
      {children}
    </QueryBoundary>
  );
}
