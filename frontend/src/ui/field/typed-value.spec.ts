import { readTyped } from './typed-value.ts';
import type { TypedKind } from './typed-value.ts';

const read = (kind: TypedKind, text: string, acceleration?: number) => {
  const reading = readTyped(kind, text, acceleration);
  return reading.ok ? reading.value : 'refused';
};

describe('what an input takes', () => {
  it.each<[TypedKind, string, string]>([
    ['acel', '3.6', '3.6'],
    ['acel', '12,4', '12.4'],
    ['acel', '0', 'N/A'],
    ['acel', 'n/a', 'N/A'],
    ['acel', '3', 'refused'],
    ['acel', '3.65', 'refused'],
    ['acelSoft', '3.65', '3.65'],
    ['acelSoft', '12', '12'],
    ['acelSoft', '3.654', 'refused'],
    ['topSpeed', '180', '180'],
    ['topSpeed', '8', 'refused'],
    ['hand', '90', '90'],
    ['hand', '1000', 'refused'],
    ['integer', '-12', '-12'],
    ['integer', '1.5', 'refused'],
    ['tune', '222', '222'],
    ['tune', '332', 'refused'],
    ['tune', '333', 'refused'],
    ['tune', '000', 'refused'],
    ['tune', '999', 'refused'],
    ['mra', '75,25', '75.25'],
    ['mra', '1000', 'refused'],
    ['mra', '', 'refused'],
  ])('%s "%s" is %s', (kind, text, expected) => expect(read(kind, text)).toBe(expected));

  it('counts an MRA from a time to 100 mph, when it knows the time to 60', () => {
    expect(read('mra', '8:00', 4)).toBe('100');
    expect(read('mra', '0:08.00', 4)).toBe('100');
    expect(read('mra', '8:00')).toBe('refused');
    expect(read('mra', '3:00', 4)).toBe('refused');
  });
});
