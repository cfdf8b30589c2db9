import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 767px)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether forms are sheets, rows are tall and tools are in reach of a thumb. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
}
