import { useEffect } from 'react';

const SITE = 'Track Day Records';

/** Names the page in the browser's tab, history and bookmarks: what this page is, then whose it is. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${SITE}`;
  }, [title]);
}
