import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Another page, and no dialog of the one before stays over it. */
export function useClosedByRoute(close: () => void): void {
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    closeNow();
  }, [pathname]);
}
