import i18next from 'i18next';
import { translations } from '#contracts';
import type { RequestOf } from '#contracts';
import { queryApi } from '../api/query-api.ts';

/** For this time loaded texts count as fresh. */
const FRESH_MS = 10 * 60_000;

type Texts = Readonly<Record<string, string>>;
type Asked = { readonly at: number; readonly texts: Texts };
const known = new Map<string, Asked>();

/**
 * Puts texts approved since the release over those of the release: requested from time to time, after the page shows.
 */
export async function applyLiveTexts(language: string): Promise<void> {
  const { at = -FRESH_MS } = known.get(language) ?? {};
  if (performance.now() - at < FRESH_MS) return lay(language);
  known.set(language, { at: performance.now(), texts: known.get(language)?.texts ?? {} });
  await fetchLiveTexts(language).catch(() => {
    // the texts of the release are shown, and requested again with the next namespace
    known.delete(language);
  });
}

/** Requests them immediately: a text has just been approved. */
export async function fetchLiveTexts(language: string): Promise<void> {
  const params = { language } as RequestOf<typeof translations.live>['params'];
  const { value } = await queryApi(translations.live, { params });
  known.set(language, { at: performance.now(), texts: value.texts });
  lay(language);
}

/** Renders the page again only where a text differs. */
function lay(language: string): void {
  let changed = false;
  for (const [key, text] of Object.entries(known.get(language)?.texts ?? {})) {
    const [namespace = '', name = ''] = key.split(':');
    if (!i18next.hasResourceBundle(language, namespace)) continue;
    if (i18next.getResource(language, namespace, name) === text) continue;
    i18next.addResource(language, namespace, name, text, { silent: true });
    changed = true;
  }
  if (changed && i18next.language === language) i18next.emit('languageChanged', language);
}
