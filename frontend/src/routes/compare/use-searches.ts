import { useCallback, useState } from 'react';
import { typeAhead } from '../../lib/keys/typed-ahead.ts';
import type { OpenDialog } from './compare-dialogs.tsx';

/** The search text of the dialogs of cars and tracks, and what opens them: keys pressed until they open go to them. */
export function useSearches(open: (dialog: OpenDialog) => void) {
  const [query, onQuery] = useState('');
  const [trackQuery, onTrackQuery] = useState('');
  const addCar = useCallback(() => {
    typeAhead(onQuery);
    open('car');
  }, [open]);
  const addTracks = useCallback(() => {
    typeAhead(onTrackQuery);
    open('tracks');
  }, [open]);
  return { car: { query, onQuery }, tracks: { query: trackQuery, onQuery: onTrackQuery }, addCar, addTracks };
}
