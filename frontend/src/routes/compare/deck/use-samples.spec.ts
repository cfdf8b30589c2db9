import { act, renderHook } from '@testing-library/react';
import { starterCatalogue } from '#domain';
import { buildCarSearch } from '#racing';
import { useAttributeTerms } from '../../../features/cars/use-attribute-terms.ts';
import { i18next } from '../../../lib/i18n/i18n.ts';
import { languages } from '../../../lib/i18n/languages.ts';
import { testCar } from '../../../test/test-car.ts';
import { useSamples } from './use-samples.ts';

const cars = starterCatalogue.map(({ car }, place) =>
  testCar(String(place), { ...car, body: [...car.body], tags: [...car.tags] }),
);
const useHere = () => ({ samples: useSamples(), wordsFor: useAttributeTerms(cars) });

describe('searches to try', () => {
  afterEach(() => act(() => i18next.changeLanguage('en')));

  it.each(languages.map(({ code }) => code))('find cars in %s', async (code) => {
    await act(async () => {
      await i18next.changeLanguage(code);
      await i18next.loadNamespaces('cars');
    });
    const { samples, wordsFor } = renderHook(useHere).result.current;
    const search = buildCarSearch(cars, wordsFor);
    const found = samples.map((query) => search(query, cars.length).hits.map(({ index }) => cars[index]));
    expect(found.map((hits) => hits.length > 0)).toEqual([true, true, true, true, true]);
    expect(found[2]?.every((car) => car?.body.includes('Estate'))).toBe(true);
    expect(found[3]?.some((car) => car?.fuel === 'Electric')).toBe(true);
  });
});
