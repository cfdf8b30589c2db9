import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { SnackBar } from './snack-bar.tsx';
import { closeSnack, showSnack } from './snacks.ts';

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <main id="main" tabIndex={-1}>
      <button type="button">Cell</button>
      <SnackBar />
    </main>,
  );
});
afterEach(() => {
  act(closeSnack);
  jest.useRealTimers();
});

const seconds = (count: number) => {
  for (let second = 0; second < count; second += 1) act(() => jest.advanceTimersByTime(1_000));
};

const cell = () => screen.getByRole('button', { name: 'Cell' });
const polite = () => screen.getByRole('status');
const interrupting = () => polite().nextElementSibling;
const removed = (undo = () => {}) => showSnack({ kind: 'info', text: 'Removed', action: { label: 'Undo', run: undo } });
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  act(() => button.focus());
  act(() => button.click());
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
    act(removed);
    seconds(9);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveTextContent('Undo1');
    seconds(2);
    expect(screen.queryByText('Removed')).toBeNull();
  });

  it('keeps an error until it is closed, and interrupts a reader with it', () => {
    act(() => showSnack({ kind: 'error', text: 'Not saved' }));
    seconds(60);
    expect(interrupting()).toHaveTextContent('Not saved');
    press('Close');
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  it('shows one at a time; a second one shakes', () => {
    act(() => showSnack({ kind: 'info', text: 'First' }));
    expect(polite().firstElementChild).not.toHaveAttribute('data-shakes');
    act(() => showSnack({ kind: 'info', text: 'Second' }));
    expect(screen.queryByText('First')).toBeNull();
    expect(polite().firstElementChild).toHaveAttribute('data-shakes');
  });
});

describe('the time of a snack', () => {
  const saved = () => showSnack({ kind: 'success', text: 'Saved' });

  it('begins anew with each', () => {
    act(saved);
    seconds(3);
    act(saved);
    seconds(3);
    expect(screen.getByText('Saved')).toBeVisible();
    seconds(2);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stands still while somebody points at it, or has the focus in it', () => {
    act(saved);
    fireEvent.pointerEnter(screen.getByText('Saved'));
    seconds(10);
    fireEvent.pointerLeave(screen.getByText('Saved'));
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => close.focus());
    seconds(10);
    act(() => close.blur());
    seconds(3);
    expect(screen.getByText('Saved')).toBeVisible();
    seconds(2);
    expect(screen.queryByText('Saved')).toBeNull();
  });
});

describe('a snack for those who hear it', () => {
  it('comes into a region that was there before it', () => {
    const regions = [polite(), interrupting()];
    expect(polite()).toBeEmptyDOMElement();
    expect(interrupting()).toHaveAttribute('aria-live', 'assertive');
    expect(interrupting()).toBeEmptyDOMElement();
    act(removed);
    expect(polite()).toHaveTextContent('Removed');
    act(() => showSnack({ kind: 'error', text: 'Not saved' }));
    expect(polite()).toBeEmptyDOMElement();
    expect([polite(), interrupting()]).toEqual(regions);
  });

  it('is said once: the seconds are neither heard nor part of a name', () => {
    act(removed);
    expect(polite()).toHaveAttribute('aria-atomic', 'false');
    const button = screen.getByRole('button', { name: 'Undo' });
    expect(button.closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
    expect(within(button).getByText('10')).toHaveAttribute('aria-hidden', 'true');
  });

  it('gives the focus back when it is closed or its act is done', () => {
    act(() => cell().focus());
    act(removed);
    press('Close');
    expect(cell()).toHaveFocus();
    act(removed);
    press('Undo');
    expect(cell()).toHaveFocus();
  });

  it('leaves the focus where its act put it', () => {
    const other = document.body.appendChild(document.createElement('button'));
    act(() => cell().focus());
    act(() => removed(() => other.focus()));
    press('Undo');
    expect(other).toHaveFocus();
    other.remove();
  });

  it('gives the focus to the page when what had it is gone', () => {
    const gone = document.body.appendChild(document.createElement('button'));
    act(() => gone.focus());
    act(removed);
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    gone.remove();
    press('Undo');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('takes no focus from who has it elsewhere', () => {
    act(() => cell().focus());
    act(removed);
    act(() => cell().focus());
    seconds(11);
    expect(cell()).toHaveFocus();
  });
});
