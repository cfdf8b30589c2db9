import { showSnack } from '../../ui/snack/snacks.ts';
import type { Snack } from '../../ui/snack/snacks.ts';
import { asUnsaved, currentPending, onPending } from './pending-lap-times.ts';

let said: { key: string; close: () => void } | undefined;

onPending(() => {
  if (said === undefined || asUnsaved(currentPending().get(said.key))) return;
  said.close();
  said = undefined;
});

/** Reports that the time of a cell was not saved, until it is sent, changed or discarded. */
export function showUnsavedNotice(key: string, snack: Omit<Snack, 'kind' | 'seconds'>): void {
  said = { key, close: showSnack({ ...snack, kind: 'error', seconds: null }) };
}
