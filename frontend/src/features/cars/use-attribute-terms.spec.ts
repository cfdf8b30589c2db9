import { act, renderHook } from '@testing-library/react';
import { i18next } from '../../lib/i18n/i18n.ts';
import { testCar } from '../../test/test-car.ts';
import { useFoundCars } from './use-found-cars.ts';

const cars = [
  testCar('one', { name: 'MG B', brand: 'MG', country: 'GB', body: ['Convertible'], fuel: 'Petrol' }),
  testCar('two', { name: 'Tatra 613', brand: 'Tatra', country: 'CZ', body: ['Saloon'], fuel: 'Petrol' }),
];
const found = (query: string) => renderHook(() => useFoundCars(cars, query)).result.current.found.map(({ id }) => id);

describe('the search for cars in another language', () => {
  beforeEach(async () => {
    await i18next.changeLanguage('cs');
    i18next.addResource('cs', 'cars', 'bodies.Convertible', 'Kabriolet');
  });
  afterEach(() => act(() => i18next.changeLanguage('en')));

  it('understands its words and the English ones', () => {
    expect(found('kabriolet')).toEqual(['one']);
    expect(found('convertible')).toEqual(['one']);
    expect(found('sedan')).toEqual(['two']);
  });

  it('knows countries by their names', () => {
    expect(found('česko')).toEqual(['two']);
    expect(found('british')).toEqual(['one']);
  });

  it('takes no brand for a country', () => expect(found('madagaskar')).toEqual([]));
});
