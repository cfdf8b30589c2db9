import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { ChipGroup } from './chip-group.tsx';

type Props = Partial<ComponentProps<typeof ChipGroup<string>>>;
const options = ['FWD', 'RWD', '4WD'].map((value) => ({ value, text: value }));

function Drives({ onChange, ...rest }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>(['RWD']);
  return (
    <ChipGroup
      label="Drive"
      options={options}
      chosen={chosen}
      {...rest}
      onChange={(next, pressed, modifiers) => {
        setChosen(next);
        onChange?.(next, pressed, modifiers);
      }}
    />
  );
}

const chip = (name: string) => screen.getByRole('button', { name });
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
/** jsdom has no pointer events with a kind: this has the fields that are read. */
const touch = (type: 'pointerDown' | 'pointerUp' | 'pointerMove', at: number, x = 0) => {
  const event = new MouseEvent(type.toLowerCase(), { bubbles: true, clientX: x });
  Object.defineProperties(event, { pointerType: { value: 'touch' }, timeStamp: { value: at } });
  fireEvent(chip('FWD'), event);
};

describe('a group of chips', () => {
  it('chooses any number', () => {
    render(<Drives />);
    fireEvent.click(chip('4WD'));
    expect(pressed()).toEqual(['RWD', '4WD']);
  });

  it('keeps its last one when one is required', () => {
    render(<Drives required />);
    fireEvent.click(chip('RWD'));
    expect(pressed()).toEqual(['RWD']);
  });

  it('replaces the chosen one when there is only one', () => {
    render(<Drives oneOnly />);
    fireEvent.click(chip('FWD'));
    expect(pressed()).toEqual(['FWD']);
  });

  it('passes on the keys that were held', () => {
    const onChange = jest.fn();
    render(<Drives onChange={onChange} />);
    fireEvent.click(chip('FWD'), { shiftKey: true });
    expect(onChange).toHaveBeenCalledWith(['RWD', 'FWD'], 'FWD', { ctrl: false, shift: true, meta: false });
  });
});

describe('a finger on a chip', () => {
  const onLongTouch = jest.fn();
  const onShortTouch = jest.fn();
  const vibrate = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    jest.resetAllMocks();
    Object.assign(navigator, { vibrate });
    render(<Drives onLongTouch={onLongTouch} onShortTouch={onShortTouch} />);
  });
  afterEach(() => void jest.useRealTimers());

  it('that rests 600 ms is a long touch with a vibration, and no press', () => {
    touch('pointerDown', 0);
    act(() => jest.advanceTimersByTime(599));
    expect(onLongTouch).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onLongTouch).toHaveBeenCalledWith('FWD');
    expect(vibrate).toHaveBeenCalledWith(30);
    touch('pointerUp', 650);
    fireEvent.click(chip('FWD'));
    expect(pressed()).toEqual(['RWD']);
  });

  it('that leaves within 400 ms is a short touch', () => {
    touch('pointerDown', 0);
    touch('pointerUp', 399);
    expect(onShortTouch).toHaveBeenCalledWith('FWD');
    touch('pointerDown', 1_000);
    touch('pointerUp', 1_400);
    expect(onShortTouch).toHaveBeenCalledTimes(1);
  });

  it('that moves on scrolls and touches nothing', () => {
    touch('pointerDown', 0);
    touch('pointerMove', 100, 40);
    act(() => jest.advanceTimersByTime(600));
    expect(onLongTouch).not.toHaveBeenCalled();
  });
});
