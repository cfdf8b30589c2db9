import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { SnackBar } from './snack-bar.tsx';
import { closeSnack, showSnack } from './snacks.ts';

beforeEach(() => {
  jest.useFakeTimers();
  render(<SnackBar />);
});
afterEach(() => {
  act(closeSnack);
  jest.useRealTimers();
});

const seconds = (count: number) => {
  for (let second = 0; second < count; second += 1) act(() => jest.advanceTimersByTime(1_000));
};

describe('the snack bar', () => {
  it('says a success for four seconds', () => {
    act(() => showSnack({ kind: 'success', text: 'Saved' }));
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    seconds(3);
    expect(screen.getByText('Saved')).toBeVisible();
    seconds(2);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('gives more time to undo, and counts it down', () => {
    act(() => showSnack({ kind: 'info', text: 'Removed', action: { label: 'Undo', run: () => {} } }));
    seconds(9);
    expect(screen.getByRole('button', { name: /Undo 1/ })).toBeVisible();
    seconds(2);
    expect(screen.queryByText('Removed')).toBeNull();
  });

  it('keeps an error until it is closed, and interrupts a reader with it', () => {
    act(() => showSnack({ kind: 'error', text: 'Not saved' }));
    seconds(60);
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows one at a time; a second one shakes', () => {
    act(() => showSnack({ kind: 'info', text: 'First' }));
    expect(screen.getByRole('status').parentElement).not.toHaveAttribute('data-shakes');
    act(() => showSnack({ kind: 'info', text: 'Second' }));
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByRole('status').parentElement).toHaveAttribute('data-shakes');
  });
});
