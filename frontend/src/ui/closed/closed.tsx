import { Suspense } from 'react';
import type { ReactNode } from 'react';
import type { SiteFeatureWord } from '#contracts';
import { partOf } from '../../lib/part-of.ts';
import { useIsClosed } from '../../lib/site/closed-features.ts';

const ClosedNotice = partOf(async () => (await import('./closed-notice.tsx')).ClosedNotice);

/**
 * Says above what something is written with that it cannot be written now. It stays there: a page may hear of it while
 * somebody types, and no word is lost.
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
