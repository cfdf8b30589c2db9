import { countGarages } from './count-garages.ts';

const counted = (garages: number) => {
  const counting = countGarages();
  for (let at = 0; at < garages; at += 1) counting.add(at % 2 === 0 ? ['A', 'A', 'B'] : ['A']);
  counting.add([]);
  return counting.counted();
};

it('counts who has a car, and who has it more than once, and no empty garage', () => {
  expect(counted(21)).toEqual({
    garages: 21,
    cars: [
      { carId: 'A', owners: 21, twice: 11 },
      { carId: 'B', owners: 11, twice: 0 },
    ],
  });
});

it('says nothing of cars where there are no more than 20 garages', () => {
  expect(counted(20)).toEqual({ garages: 20, cars: [] });
});
