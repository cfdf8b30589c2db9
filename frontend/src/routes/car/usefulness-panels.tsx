import type { ReactNode } from 'react';
import type { CarUsefulness } from '#contracts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';
import { Asked } from '../../ui/asked/asked.tsx';
import { Skeleton } from '../../ui/asked/skeleton.tsx';

type CountedProps = { of: LiveView<CarUsefulness>; children: (useful: CarUsefulness) => ReactNode };

export function Counted({ of, children }: CountedProps) {
  return (
    <Asked of={of} skeleton={<Skeleton rows={1} rowHeight={180} />}>
      {children}
    </Asked>
  );
}
