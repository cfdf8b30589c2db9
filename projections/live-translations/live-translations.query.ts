import type { View } from '#read-store';
import type { LiveTranslationDoc, LiveTranslationsDoc } from './live-translations.projection.ts';

/** More namespaces than the site will have. */
const NAMESPACES_MAX = 500;

export type FoundTexts = { readonly position: number; readonly texts: ReadonlyMap<string, LiveTranslationDoc> };

export const liveTranslationsIn = async (view: View<LiveTranslationsDoc>, language: string): Promise<FoundTexts> => {
  const position = await view.position();
  const { items } = await view.find({ where: { language }, order: { field: 'namespace' }, limit: NAMESPACES_MAX });
  const texts = items.flatMap(({ doc }) => doc.texts.map((text) => [`${doc.namespace}:${text.name}`, text] as const));
  return { position, texts: new Map(texts) };
};
