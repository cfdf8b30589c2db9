import { onlyFaked } from '#test/faked';
import { act, screen, waitFor } from '@testing-library/react';
import { addressFor, lapTimes } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { closeSnack } from '../../ui/snack/snacks.ts';
import { queryApi } from '../api/query-api.ts';
import { LATE_AFTER_MS } from '../api/slow-notice.ts';
import { signInRequest } from '../session/sign-in-request.ts';
import { heardFrom } from './mounted-views.ts';
import { useLiveView } from './use-live-view.ts';

const params = { carId: 'nsx', tune: '332', trackCode: 'tRoad_a00' };
const path = addressFor(lapTimes.story, { params });
let api: FakeApi;
let asked: number;
const stopCounting = signInRequest.subscribe(() => (asked += signInRequest.get() ? 1 : 0));

function Shown({ name }: { name: string }) {
  const { value, problem } = useLiveView({
    key: ['cell-history', name],
    channels: [`car:${name}`],
    ask: () => queryApi(lapTimes.story, { params }),
  });
  return <p>{`${name}: ${problem?.code ?? value?.trackCode ?? 'not yet'}`}</p>;
}

beforeEach(() => {
  asked = 0;
  api = new FakeApi();
  api.install();
  api.failures.set(path, 'signed-out');
});
afterEach(closeSnack);
afterAll(stopCounting);

const settle = (signedIn: boolean) => act(async () => signInRequest.get()?.settle(signedIn));

describe('a view that is refused because the session has ended', () => {
  it('says so and asks to sign in once, and is asked again after it', async () => {
    renderAt('/', <Shown name="one" />);
    await screen.findByText('one: not yet');
    expect(asked).toBe(1);
    expect(signInRequest.get()?.why).toBe("You aren't logged in");
    await settle(true);
    await screen.findByText('one: tRoad_a00');
    expect([asked, api.asked(path).length]).toEqual([1, 2]);
  });

  it('shows the refusal when nobody signs in', async () => {
    renderAt('/', <Shown name="two" />);
    await screen.findByText('two: not yet');
    await settle(false);
    await screen.findByText('two: signed-out');
    expect(api.asked(path)).toHaveLength(1);
  });
});

describe('a view whose channel was joined while its first question was out', () => {
  it('asks once more when that was answered from before it', async () => {
    api.failures.clear();
    renderAt('/', <Shown name="three" />);
    heardFrom(['car:three'], 9);
    expect(api.asked(path)).toHaveLength(1);
    await screen.findByText('three: tRoad_a00');
    await waitFor(() => expect(api.asked(path)).toHaveLength(2));
  });

  it('asks no more when the answer has it', async () => {
    api.failures.clear();
    api.position = 9;
    renderAt('/', <Shown name="four" />);
    heardFrom(['car:four'], 9);
    await screen.findByText('four: tRoad_a00');
    await act(async () => heardFrom(['car:four'], 9));
    expect(api.asked(path)).toHaveLength(1);
  });
});

describe('a view whose answer takes long', () => {
  afterEach(() => void jest.useRealTimers());

  it('is late until the answer is there, and is not drawn for a question that answers the same', async () => {
    jest.useFakeTimers(onlyFaked('setTimeout', 'clearTimeout'));
    const { promise, resolve } = Promise.withResolvers<{ value: string; position: number }>();
    const drawn = jest.fn();
    function Waiting() {
      const view = useLiveView({ key: ['late', 'five'], channels: [], uncached: true, ask: () => promise });
      drawn();
      return <button onClick={view.retry}>{`${view.value ?? 'nothing'}, ${view.late ? 'late' : 'in time'}`}</button>;
    }
    renderAt('/', <Waiting />);
    expect(screen.getByText('nothing, in time')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(LATE_AFTER_MS));
    expect(screen.getByText('nothing, late')).toBeVisible();
    await act(async () => resolve({ value: 'there', position: 1 }));
    expect(screen.getByText('there, in time')).toBeVisible();
    // React renders once more for a state set to its current value, and skips it from then on.
    const again = () => act(async () => screen.getByRole('button').click());
    await again();
    drawn.mockClear();
    await again();
    expect(drawn).not.toHaveBeenCalled();
  });
});
