import { useEffect } from 'react';

async function remember(signal: AbortSignal): Promise<void> {
  const { rememberDecks } = await import('../../../features/decks/recent-decks.ts');
  if (!signal.aborted) rememberDecks(signal);
}

/** Stores what is compared here in the list of recent comparisons. It loads after the page. */
export function useRememberedDecks(): void {
  useEffect(() => {
    const ending = new AbortController();
    void remember(ending.signal);
    return () => ending.abort();
  }, []);
}
