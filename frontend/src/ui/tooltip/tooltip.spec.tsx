import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { placeOver, Tooltip, TOOLTIP_MS } from './tooltip.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <Tooltip text="Rating">
      <button type="button">RQ</button>
    </Tooltip>,
  );
});
afterEach(() => void jest.useRealTimers());

const button = () => screen.getByRole('button');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('a tooltip', () => {
  it('opens when a pointer has stayed for 400 ms, and closes when it leaves', () => {
    fireEvent.pointerEnter(button());
    wait(TOOLTIP_MS - 1);
    expect(screen.queryByRole('tooltip')).toBeNull();
    wait(1);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Rating');
    expect(button()).toHaveAccessibleDescription('Rating');
    fireEvent.pointerLeave(button());
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('never opens for one that passes', () => {
    fireEvent.pointerEnter(button());
    wait(200);
    fireEvent.pointerLeave(button());
    wait(1_000);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('opens for the keyboard too, and closes by Escape', () => {
    fireEvent.focus(button());
    wait(TOOLTIP_MS);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('opens for a finger that stays', () => {
    fireEvent.pointerDown(button());
    wait(TOOLTIP_MS);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
  });
});

describe('the place of a tip', () => {
  const tip = { width: 100, height: 20 };
  const at = (left: number, top: number) => ({ left, top, width: 40, height: 20, bottom: top + 20 }) as DOMRect;

  it('is over the target, under it at the top edge, and inside of the window', () => {
    expect(placeOver(at(100, 100), tip, { width: 390 })).toEqual({ left: 70, top: 72 });
    expect(placeOver(at(100, 4), tip, { width: 390 }).top).toBe(32);
    expect(placeOver(at(370, 100), tip, { width: 390 }).left).toBe(282);
    expect(placeOver(at(0, 100), tip, { width: 390 }).left).toBe(8);
  });
});
