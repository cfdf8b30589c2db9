import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '#racing';
import { pages } from '../../lib/paths.ts';
import { topEntries } from '../shell/menu-entries.ts';
import { usePagesByKey } from '../shell/use-pages-by-key.ts';
import { tools } from '../stuff/tools.ts';

/** A page or tool of this site. */
export type Place = { path: string; name: string; line?: string };

/** Every page that this user may open, under its name in their language. */
export function usePlaces(): readonly Place[] {
  const { t } = useTranslation(['shell', 'stuff', 'account']);
  const byKey = usePagesByKey();
  return useMemo(() => {
    const places: readonly Place[] = [
      ...topEntries().map(({ name, path }) => ({ path, name: t(`menu.${name}`) })),
      ...byKey.filter(({ path }) => path !== pages.records).map(({ path, text }) => ({ path, name: t(text) })),
      ...tools.map(({ name, path }) => ({
        path,
        name: t(`stuff:tools.${name}.name`),
        line: t(`stuff:tools.${name}.line`),
      })),
    ];
    return places.filter(({ path }, at) => places.findIndex((other) => other.path === path) === at);
  }, [t, byKey]);
}

/** Pages whose name or purpose has words that start with each word of the text; name matches first. */
export function findPlaces(places: readonly Place[], text: string): readonly Place[] {
  const asked = wordsIn(text);
  const fits = (where: string) => {
    const words = wordsIn(where);
    return asked.every((one) => words.some((word) => word.startsWith(one)));
  };
  const byName = places.filter(({ name }) => fits(name));
  const byUse = places.filter((place) => !byName.includes(place) && fits(`${place.name} ${place.line ?? ''}`));
  return [...byName, ...byUse];
}

const wordsIn = (text: string): string[] =>
  fold(text)
    .split(/[\s,.;:()]+/)
    .filter((word) => word !== '');
