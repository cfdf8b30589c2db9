import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls back when another page is shown: no dialog of the previous one stays over it. */
export function useOnAnotherPage(act: () => void): void {
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    actNow();
  }, [pathname]);
}
