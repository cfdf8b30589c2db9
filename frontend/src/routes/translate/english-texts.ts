import type { FileTexts } from '../../features/translations/bring-in.ts';
import { textsIn } from '../../features/translations/bring-in.ts';
import { english } from '../../locales/en/index.ts';

/** The English texts of this release, by namespace: an imported file is compared with them. */
export const englishTexts = async (): Promise<FileTexts> => {
  const { later } = await import('../../locales/en/later.ts');
  const { default: circuits } = await import('../../locales/en/circuits.json');
  const { default: page } = await import('../../locales/en/page.json');
  return textsIn(JSON.stringify({ ...english, ...later, circuits, page })) ?? {};
};
