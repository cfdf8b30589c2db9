import { useEffect } from 'react';

const SITE = 'Track Day Records';

/** The title in the browser's tab, history and bookmarks: the page first, then the site. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${SITE}`;
  }, [title]);
}
