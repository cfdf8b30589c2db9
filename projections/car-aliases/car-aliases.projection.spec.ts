import { given } from '#test/projection-kit';
import { carAliases } from './car-aliases.projection.ts';

describe('car-aliases', () => {
  it('knows the car of an alias', () => {
    given(carAliases, [{ type: 'CarAliasAdded', data: { alias: '17', carId: 'A' } }]).then('17', { carId: 'A' });
  });
});
