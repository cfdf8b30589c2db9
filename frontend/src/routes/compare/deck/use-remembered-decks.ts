import { useEffect } from 'react';

async function remember(signal: AbortSignal): Promise<void> {
  const { rememberDecks } = await import('../../../features/decks/recent-decks.ts');
  if (!signal.aborted) rememberDecks(signal);
}

/** Remembers what is compared here, for the list of what was compared lately. It comes after the page. */
export function useRememberedDecks(): void {
  useEffect(() => {
    const ending = new AbortController();
    void remember(ending.signal);
    return () => ending.abort();
  }, []);
}
