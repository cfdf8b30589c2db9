import { Suspense } from 'react';
import type { ReactNode } from 'react';
import type { SiteFeatureWord } from '#contracts';
import { partOf } from '../../lib/part-of.ts';
import { useIsClosed } from '../../lib/site/closed-features.ts';

const ClosedNotice = partOf(async () => (await import('./closed-notice.tsx')).ClosedNotice);

/**
 * Shows above a form that it cannot be sent now. The form stays: the notice may come while the user types, and no input
 * is lost.
 */
export function Closed({ feature, children }: { feature: SiteFeatureWord; children?: ReactNode }) {
  return (
    <>
      {useIsClosed(feature) ? (
        <Suspense fallback={null}>
          <ClosedNotice feature={feature} />
        </Suspense>
      ) : null}
      {children}
    </>
  );
}
