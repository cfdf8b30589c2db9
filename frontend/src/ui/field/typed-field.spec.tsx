import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { FLASH_MS, TypedField } from './typed-field.tsx';

const onValue = jest.fn();

function Speed() {
  const [value, setValue] = useState('180');
  return (
    <TypedField
      label="Top speed"
      kind="topSpeed"
      value={value}
      onValue={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
}

const input = () => screen.getByLabelText('Top speed');
const flash = () => input().parentElement?.getAttribute('data-flash');
const type = (text: string) => {
  fireEvent.change(input(), { target: { value: text } });
  fireEvent.blur(input());
};

beforeEach(() => {
  jest.useFakeTimers();
  onValue.mockReset();
  render(<Speed />);
});
afterEach(() => void jest.useRealTimers());

describe('a typed field', () => {
  it('takes what is right and is green for 700 ms', () => {
    type('210');
    expect(onValue).toHaveBeenCalledWith('210');
    expect(flash()).toBe('right');
    act(() => jest.advanceTimersByTime(FLASH_MS));
    expect(flash()).toBeNull();
  });

  it('keeps what is wrong as it was typed, and says why until it is mended', () => {
    type('fast');
    expect(flash()).toBe('wrong');
    act(() => jest.advanceTimersByTime(FLASH_MS));
    expect(flash()).toBeNull();
    expect(input()).toHaveValue('fast');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter two or three digits');
    expect(onValue).not.toHaveBeenCalled();
    type('99');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['mra', '8:40', 'text'],
    ['integer', '-3', 'text'],
    ['acelSoft', '3.6', 'decimal'],
    ['topSpeed', '180', 'numeric'],
  ] as const)('of the kind %s has a keypad that can type %s', (kind, _, keypad) => {
    render(<TypedField label="Other" kind={kind} value="" onValue={onValue} />);
    expect(screen.getByLabelText('Other')).toHaveAttribute('inputmode', keypad);
  });
});
