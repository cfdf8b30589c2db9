import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetPending } from '../../../features/submit-lap-time/pending-lap-times.ts';
import { UnsentTimes } from '../../../features/submit-lap-time/unsent-times.tsx';
import { networkIs, socketIs } from '../../../lib/live-views/connection.ts';
import { revalidateViews } from '../../../lib/live-views/mounted-views.ts';
import { unsentLapTimes } from '../../../lib/session/unsent-lap-times.ts';
import { FakeApi } from '../../../test/fake-api.ts';
import { renderAt } from '../../../test/render.tsx';
import { testCar } from '../../../test/test-car.ts';
import { ComparePage } from '../compare.page.tsx';

const address = '/?share=~KtRoad_a00~CMistral~T332~CZonda~T323';
const path = '/api/v1/lap-times';
let api: FakeApi;

beforeEach(() => {
  forgetPending('Mistral|332|tRoad_a00');
  api = new FakeApi();
  api.cars = [testCar('Mistral'), testCar('Zonda')];
  api.set('Mistral|332|tRoad_a00', 70);
  api.install();
});

/** The network is back, and the socket has shown that it carries data. */
const comeBack = () => {
  networkIs(true);
  socketIs(true);
};
const cell = (name: RegExp) => screen.findByRole('gridcell', { name });
const beside = () => screen.findByRole('dialog', { name: /Mistral on / });
const press = async (user: ReturnType<typeof renderAt>['user'], name: string, within_: HTMLElement) =>
  user.click(within(within_).getByRole('button', { name }));

/** A time that the server refuses permanently, typed over one that counts. */
async function refusedTime() {
  const { user } = renderAt(address, <ComparePage />);
  await user.click(await cell(/^1:10\.00/));
  api.failures.set(path, 'track-unknown');
  await press(user, 'Enter a time', await beside());
  await user.keyboard('10900{Enter}');
  const refused = await cell(/^1:09\.00 was not saved, the cell shows 1:10\.00$/);
  return { user, refused };
}

describe('a refused time', () => {
  it('leaves the current time in sight and is sent by nobody again', async () => {
    const { user, refused } = await refusedTime();
    expect(refused).toHaveTextContent('1:10.00');
    await user.click(refused);
    expect(within(await beside()).getByRole('alert')).toHaveTextContent(
      '1:09.00 was not saved. This track does not exist.',
    );
    expect(within(await beside()).queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(api.asked(path)).toHaveLength(1);
  });

  it('can be discarded, and brought back', async () => {
    const { user, refused } = await refusedTime();
    await user.click(refused);
    await press(user, 'Discard', await beside());
    expect(await cell(/^1:10\.00/)).toBeVisible();
    const said = screen.getByText('1:09.00 discarded.');
    await press(user, 'Undo', said.parentElement ?? said);
    expect(await cell(/^1:09\.00 was not saved/)).toBeVisible();
  });

  it('can be changed from its cell, by key too, and its snack goes when the cell is settled', async () => {
    const { user, refused } = await refusedTime();
    expect(screen.getByText(/^1:09\.00 was not saved\. This track does not exist/)).toBeVisible();
    refused.focus();
    await user.keyboard('{Enter}');
    (await within(await beside()).findAllByRole('button', { name: 'Edit' }))[0]?.focus();
    await user.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: /Time for Mistral/ });
    expect(field).toHaveValue('10900');
    expect(screen.getByText('This track does not exist.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '10800{Enter}');
    expect(await cell(/^1:08\.00, base car/)).toBeVisible();
    expect(screen.queryByText(/was not saved/)).toBeNull();
  });
});

describe('a time that did not get through', () => {
  it('offers another try from its cell', async () => {
    const { user } = renderAt(address, <ComparePage />);
    await user.click(await cell(/^1:10\.00/));
    api.failures.set(path, 'store-unavailable');
    await press(user, 'Enter a time', await beside());
    await user.keyboard('10900{Enter}');
    await user.click(await cell(/^1:09\.00 was not saved/));
    await press(user, 'Retry', await beside());
    expect(await cell(/^1:09\.00, base car/)).toBeVisible();
    const keys = api.asked(path).map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});

describe('without a connection', () => {
  it('a time waits and goes by itself when it is back, once, and says so', async () => {
    const page = (
      <>
        <ComparePage />
        <UnsentTimes />
      </>
    );
    const { user } = renderAt(address, page);
    await user.click(await cell(/^1:10\.00/));
    await press(user, 'Enter a time', await beside());
    act(() => networkIs(false));
    const online = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      String(input) === path ? Promise.reject(new TypeError()) : online(input, init);
    await user.keyboard('10900{Enter}');
    expect(await cell(/^1:09\.00 was not saved/)).toBeVisible();
    expect(screen.getByText(/Your time is saved here and will be sent when you are back online\.$/)).toBeVisible();

    globalThis.fetch = online;
    const kept = unsentLapTimes()[0]?.intentKey;
    act(comeBack);
    expect(await cell(/^1:09\.00, base car/)).toBeVisible();
    expect(screen.getByText('Your offline time was saved.')).toBeVisible();
    act(() => networkIs(false));
    act(comeBack);
    expect(api.asked(path).map(({ headers }) => headers.get('idempotency-key'))).toEqual([kept]);
  });
});

describe('on a phone', () => {
  const matches = (query: string) => query === '(max-width: 767px)';
  const nothing = () => {};
  const list = (query: string) => ({
    matches: matches(query),
    addEventListener: nothing,
    removeEventListener: nothing,
  });
  beforeEach(
    () => void jest.spyOn(globalThis, 'matchMedia').mockImplementation(((query: string) => list(query)) as never),
  );
  afterEach(() => jest.restoreAllMocks());

  it('the sheet of a refused time stays open with the reason, and sends what is mended', async () => {
    const { user } = renderAt(address, <ComparePage />);
    await user.click(await cell(/^1:10\.00/));
    await press(user, 'Enter a time', await beside());
    api.failures.set(path, 'track-unknown');
    const sheet = await beside();
    await user.keyboard('10900');
    await press(user, 'Send', sheet);
    expect(await within(sheet).findByRole('alert')).toHaveTextContent('This track does not exist.');
    await user.keyboard('{Backspace}1');
    await press(user, 'Send', sheet);
    expect(await cell(/^1:09\.01, base car/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send' })).toBeNull());
  });
});

it('is not left pending where the view shows it before its sender is answered', async () => {
  const { user } = renderAt(address, <ComparePage />);
  await user.click(await cell(/^1:10\.00/));
  await press(user, 'Enter a time', await beside());
  const { promise: seen, resolve: answer } = Promise.withResolvers<void>();
  const atOnce = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answered = await atOnce(input, init);
    if (String(input) === path) await seen;
    return answered;
  };
  await user.keyboard('10900{Enter}');
  await waitFor(() => expect(api.asked(path)).toHaveLength(1));
  api.set('Zonda|323|tRoad_a00', 65);
  act(() => revalidateViews(['lap-times']));
  expect(await cell(/^1:05\.00/)).toBeVisible();
  answer();
  await waitFor(() => expect(screen.queryByRole('gridcell', { name: /not counted yet/ })).toBeNull());
});
