import { i18next } from '../../lib/i18n/i18n.ts';
import { showSnack } from './snacks.ts';

let writes = 0;
let close = (): void => {};

/** Shows once that data is still being saved, regardless of how many requests, until it is saved or refused. */
export async function showSavingNotice(saving: Promise<unknown>): Promise<void> {
  await i18next.loadNamespaces('screen').catch(() => {});
  writes += 1;
  if (writes === 1) close = showSnack({ kind: 'info', text: i18next.t('screen:saving'), seconds: null });
  await saving.catch(() => {});
  writes -= 1;
  if (writes === 0) close();
}
