import { showSnack } from '../../ui/snack/snacks.ts';
import { i18next } from '../i18n/i18n.ts';

const SECONDS = 10;

let said = false;

/** Many requests find out: it is said once, and again only after the site has answered meanwhile. */
export function siteIsUnderMaintenance(): void {
  if (said) return;
  said = true;
  showSnack({ kind: 'error', text: i18next.t('problems:maintenance'), seconds: SECONDS });
}

export function siteAnswers(): void {
  said = false;
}
