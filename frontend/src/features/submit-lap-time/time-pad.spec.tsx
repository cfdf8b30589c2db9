import { renderHook, screen } from '@testing-library/react';
import type { ProblemCode } from '#contracts';
import { useLeavingIsBlocked } from '../../lib/navigation/unsaved.ts';
import { renderAt } from '../../test/render.tsx';
import { TimePad } from './time-pad.tsx';

const open = (initial = '', refused?: ProblemCode, trackCode = 'tRoad_a00') => {
  const onCommit = jest.fn<(text: string) => void>();
  const others = [{ kind: 'time', seconds: 20 }] as const;
  const props = { trackCode, initial, refused: refused && { code: refused, facts: {} }, others, onCommit };
  const { user } = renderAt('/', <TimePad {...props} sending={false} />);
  const press = async (...keys: readonly string[]) => {
    for (const name of keys) await user.click(screen.getByRole('button', { name }));
  };
  return { user, press, onCommit };
};
const shown = () => screen.getByLabelText('Entered time');

describe('the keypad of a phone', () => {
  it('shows the digits as a clock, and which place they would be', async () => {
    const { press } = open();
    expect(screen.getByText(/^Digits are enough/)).toBeVisible();
    await press('2', '4', '5', '0');
    expect(shown()).toHaveTextContent('0:24.50');
    expect(screen.getByText('24.50 would be 2nd of 2.')).toBeVisible();
  });

  it('sends what was typed', async () => {
    const { press, onCommit } = open();
    await press('1', '0', '8', '2', '5', 'Send');
    expect(onCommit.mock.calls).toEqual([['10825']]);
  });

  it('takes six digits and no more', async () => {
    const { press, onCommit } = open();
    await press('1', '2', '3', '4', '5', '6', '7', 'Send');
    expect(onCommit.mock.calls).toEqual([['123456']]);
  });

  it('erases one digit, and a word as a whole', async () => {
    const { press } = open();
    await press('2', '4', '5', 'Erase');
    expect(shown()).toHaveTextContent('0:00.24');
    await press('DNF');
    expect(shown()).toHaveTextContent('DNF');
    await press('Erase');
    expect(shown()).toHaveTextContent('0:00.00');
  });

  it('begins anew with a digit after a word', async () => {
    const { press, onCommit } = open();
    await press('DNF', '9', '9', '9', 'Send');
    expect(onCommit.mock.calls).toEqual([['999']]);
  });

  it('takes the keys of a keyboard', async () => {
    const { user } = open();
    await user.keyboard('2450{Backspace}');
    expect(shown()).toHaveTextContent('0:02.45');
  });

  it('sends nothing that is no time, and says why until something else is typed', async () => {
    const { press, onCommit } = open();
    await press('Send');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a time');
    await press('9', '9', 'Send');
    expect(screen.getByRole('alert')).toHaveTextContent('Without separators, enter three to six digits');
    await press('9');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onCommit).not.toHaveBeenCalled();
  });

  it('says why a time was refused that is open again', () => {
    open('2450', 'lap-time-already-stands');
    expect(shown()).toHaveTextContent('0:24.50');
    expect(screen.getByRole('alert')).toHaveTextContent('This is already the time here.');
  });

  it('blocks leaving from the first digit until it is erased', async () => {
    const blocked = renderHook(() => useLeavingIsBlocked()).result;
    const { press } = open();
    expect(blocked.current).toBe(false);
    await press('2');
    expect(blocked.current).toBe(true);
    await press('Erase');
    expect(blocked.current).toBe(false);
  });

  it('speaks of miles per hour on a test bowl, in its hint and in its reasons', async () => {
    const { press } = open('', undefined, 'testBowl_a00');
    expect(screen.getByText('Enter whole mph, such as 178.')).toBeVisible();
    await press('Send');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a speed in mph: 178, or DNF.');
    await press('2', '4', '5', '0', 'Send');
    expect(screen.getByRole('alert')).toHaveTextContent('No car can do that. Speeds must be between 1 and 500 mph.');
  });
});
