import { padDisplay } from './pad-display.ts';

describe('the figures above the keypad', () => {
  it.each([
    ['', '0:00.00', ''],
    ['2', '0:00.0', '2'],
    ['214', '0:0', '2.14'],
    ['2450', '0:', '24.50'],
    ['12450', '', '1:24.50'],
    ['112450', '', '11:24.50'],
    ['DNF', '', 'DNF'],
  ])('shows %p as ghost %p and typed %p', (text, ghost, typed) => {
    expect(padDisplay(text, false)).toEqual({ ghost, typed });
  });

  it('shows whole miles per hour on a test bowl', () => {
    expect(padDisplay('178', true)).toEqual({ ghost: '', typed: '178' });
  });
});
