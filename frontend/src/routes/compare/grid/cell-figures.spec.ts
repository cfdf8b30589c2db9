import i18next from 'i18next';
import type { LapTime, TrackCode, Tune } from '#racing';
import { testCar } from '../../../test/test-car.ts';
import { figuresOf } from './cell-figures.ts';

const seconds = (value: number): LapTime => ({ kind: 'time', seconds: value });
const rows: Record<string, LapTime[]> = {
  drag100_a00: [seconds(8), seconds(9)],
  drag150_a00: [seconds(20), { kind: 'none' }],
  drag100b_a00: [seconds(12.1), { kind: 'dnf' }],
};
const deck = {
  base: 0,
  cars: [
    { carId: 'Flea', tune: '000' as Tune },
    { carId: 'Mini', tune: '332' as Tune },
  ],
  tracks: ['drag100_a00', 'drag150_a00', 'drag100b_a00', 'moto_a10', 'kart_a00'] as TrackCode[],
};
const cars = new Map(
  [
    testCar('Flea', { clearance: 'Low', acceleration0to60s: 4 }),
    testCar('Mini', { clearance: 'High', acceleration0to60s: 4 }),
  ].map((car) => [car.id, car]),
);

it('explains times by MRA, HRA, braking and clearance, where it is known', async () => {
  await i18next.changeLanguage('en');
  const row = (track: string) => (rows[track] ? { times: rows[track] } : undefined);
  const figures = await figuresOf(deck, cars, { row, language: 'en' });
  expect(Object.fromEntries(figures)).toEqual({
    '0|drag100_a00': 'MRA 100',
    '0|drag150_a00': 'HRA 66.7',
    '0|drag100b_a00': 'Brake 4.1',
    '0|moto_a10': 'Low',
  });
});
