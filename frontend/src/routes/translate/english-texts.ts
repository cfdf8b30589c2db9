import type { FileTexts } from '../../features/translations/import-texts.ts';
import { textsIn } from '../../features/translations/import-texts.ts';
import { english } from '../../locales/en/index.ts';

/** The English texts of this release, by namespace: an imported file is compared with them. */
export const englishTexts = async (): Promise<FileTexts> => {
  const { lazyNamespaces } = await import('../../locales/en/lazy-namespaces.ts');
  const { default: circuits } = await import('../../locales/en/circuits.json');
  const { default: page } = await import('../../locales/en/page.json');
  return textsIn(JSON.stringify({ ...english, ...lazyNamespaces, circuits, page })) ?? {};
};
