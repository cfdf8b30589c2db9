import { Suspense } from 'react';
import type { ReactNode } from 'react';
import type { SiteFeatureCode } from '#contracts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { useIsDisabled } from '../../lib/site/disabled-features.ts';

const FeatureDisabledNotice = lazyComponent(
  async () => (await import('./feature-disabled-notice.tsx')).FeatureDisabledNotice,
);

/**
 * Shows above a form that it cannot be sent now. The form stays: the notice may come while the user types, and no input
 * is lost.
 */
export function FeatureGate({ feature, children }: { feature: SiteFeatureCode; children?: ReactNode }) {
  return (
    <>
      {useIsDisabled(feature) ? (
        <Suspense fallback={null}>
          <FeatureDisabledNotice feature={feature} />
        </Suspense>
      ) : null}
      {children}
    </>
  );
}
