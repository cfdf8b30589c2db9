import { Suspense } from 'react';
import type { ReactNode } from 'react';
import type { SiteFeatureWord } from '#contracts';
import { partOf } from '../../lib/part-of.ts';
import { useIsClosed } from '../../lib/site/closed-features.ts';

const ClosedNotice = partOf(async () => (await import('./closed-notice.tsx')).ClosedNotice);

/** Says so where something cannot be written now, instead of what it is written with. */
export function Closed({ feature, children }: { feature: SiteFeatureWord; children?: ReactNode }) {
  return useIsClosed(feature) ? (
    <Suspense fallback={null}>
      <ClosedNotice feature={feature} />
    </Suspense>
  ) : (
    children
  );
}
