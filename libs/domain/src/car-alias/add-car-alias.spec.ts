import { by, given } from '#test/decision-kit';
import { AddCarAlias, addCarAlias } from './add-car-alias.ts';
import type { CarAliasAdded } from './car-alias.events.ts';
import { type CarAlias, carAlias } from './car-alias.state.ts';

const add =
  (carId: string, alias = '17', actor = 'system:ops') =>
  (state: CarAlias) =>
    addCarAlias(new AddCarAlias({ alias, carId }, by(actor)), state);
const added: CarAliasAdded = { type: 'CarAliasAdded', data: { alias: '17', carId: 'A' } };

describe('add-car-alias', () => {
  it('gives an alias to one car, once', () => {
    given(carAlias).when(add('A')).then([added]);
    given(carAlias, [added]).when(add('A')).then([]);
    given(carAlias, [added]).when(add('B')).thenBroken('car-alias-taken', { alias: '17', carId: 'A' });
  });

  it('takes guids and numbers in their one spelling only', () => {
    given(carAlias).when(add('A', '017')).thenBroken('car-alias-invalid', { alias: '017' });
  });

  it('is for operators', () => {
    given(carAlias)
      .when(add('A', '17', 'ann'))
      .thenBroken('not-allowed');
  });
});
