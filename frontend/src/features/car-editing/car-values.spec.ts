import { changesOf, faultsOf, valuesOf } from './car-values.ts';

const was = {
  name: 'Twin',
  brand: 'Mini',
  year: 2004,
  seats: 4,
  acceleration0to60s: 5.9,
  abs: true,
  body: ['Coupe' as const],
  tags: ['Hot Hatch'],
};
const values = valuesOf(was);

describe('the fields of a car', () => {
  it('say nothing new as they were filled', () => {
    expect(changesOf(was, values)).toEqual({});
  });

  it('say only what is otherwise, and read numbers as people write them', () => {
    const typed = { ...values, acceleration0to60s: '5,7', tags: 'Hot Hatch, Red,', abs: 'no', rq: '54' };
    const changes = { acceleration0to60s: 5.7, tags: ['Hot Hatch', 'Red'], abs: false, rq: 54 };
    expect(changesOf(was, typed)).toEqual(changes);
  });

  it('tell a figure that is not known from a car that never gets there', () => {
    expect(changesOf(was, { ...values, acceleration0to60s: 'n/a' })).toEqual({ acceleration0to60s: null });
    expect(changesOf({ ...was, acceleration0to60s: null }, valuesOf({ ...was, acceleration0to60s: null }))).toEqual({});
    expect(changesOf(was, { ...values, seats: '' })).toEqual({ seats: null });
  });

  it('refuse what is out of range, and an empty name', () => {
    const typed = { ...values, name: ' ', acceleration0to60s: '590', year: '20O4', seats: '' };
    expect(faultsOf(was, typed)).toEqual({ name: 'needed', acceleration0to60s: 'range', year: 'range' });
    expect(faultsOf({}, valuesOf({}))).toEqual({});
  });
});
