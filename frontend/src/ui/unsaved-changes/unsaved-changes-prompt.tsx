import { Suspense, useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { closeTopmost } from '../dialog/open-dialogs.ts';

const LeaveDialog = lazyComponent(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

/** Back closes an overlay, if there is one, and the page stays. A router supports one blocker only. */
function useBlockedWay(blocked: boolean) {
  const [closedByBack, setClosedByBack] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const close = historyAction === 'POP' ? closeTopmost() : undefined;
    setClosedByBack(close !== undefined);
    close?.();
    return close !== undefined || (blocked && currentLocation.pathname !== nextLocation.pathname);
  });
  useEffect(() => {
    if (blocker.state === 'blocked' && closedByBack) blocker.reset();
  }, [blocker, closedByBack]);
  return { blocker, asks: blocker.state === 'blocked' && !closedByBack };
}

/** Asks before a page with unsent work is left: by the browser's own question, or by ours within the site. */
export function UnsavedChangesPrompt({ blocked }: { blocked: boolean }) {
  const { blocker, asks } = useBlockedWay(blocked);
  useEffect(() => {
    if (!blocked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [blocked]);
  if (!asks) return null;
  return (
    <Suspense fallback={null}>
      <LeaveDialog onLeave={() => blocker.proceed?.()} onStay={() => blocker.reset?.()} />
    </Suspense>
  );
}
