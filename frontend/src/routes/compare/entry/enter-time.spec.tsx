import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { UnsentTimes } from '../../../features/submit-lap-time/unsent-times.tsx';
import { useLeavingIsBlocked } from '../../../lib/navigation/unsaved.ts';
import { saveUnsent, unsentLapTimes } from '../../../lib/session/unsent-lap-times.ts';
import { FakeApi } from '../../../test/fake-api.ts';
import { renderAt } from '../../../test/render.tsx';
import { testCar } from '../../../test/test-car.ts';
import { forgetPending } from '../../../features/submit-lap-time/pending-lap-times.ts';
import { SignInDialog } from '../../../features/sign-in/sign-in-dialog.tsx';
import { ComparePage } from '../compare.page.tsx';

const address = '/?share=~KtRoad_a00~CMistral~T332~CZonda~T323';
let api: FakeApi;

beforeEach(() => {
  forgetPending('Mistral|332|tRoad_a00');
  api = new FakeApi();
  api.cars = [testCar('Mistral'), testCar('Zonda')];
  api.set('Zonda|323|tRoad_a00', 70.5);
  api.install();
});

const page = (
  <>
    <ComparePage />
    <UnsentTimes />
    <SignInDialog />
  </>
);
const empty = () => screen.findByRole('gridcell', { name: /no time yet/ });
const field = () => screen.findByRole('textbox', { name: /Time for Mistral, Twisty Road/ });

describe('entering a time', () => {
  it('reads what is typed, sends it and shows it', async () => {
    const { user } = renderAt(address, page);
    await user.click(await empty());
    await user.type(await field(), '10825');
    expect(screen.getByText('1:08.25, 1st')).toBeVisible();
  });

  it('saves by Enter, and the view takes over from the pending mark', async () => {
    const { user } = renderAt(address, page);
    await user.click(await empty());
    await user.type(await field(), '1:08.25{Enter}');
    expect(await screen.findByRole('gridcell', { name: /^1:08\.25, 1st of 2, base car, set by you$/ })).toBeVisible();
    expect(api.asked('/api/v1/lap-times')[0]?.body).toEqual({
      carId: 'Mistral',
      tune: '332',
      trackCode: 'tRoad_a00',
      time: '1:08.25',
    });
  });

  it('keeps a wrong time as typed and says what is wrong', async () => {
    const { user } = renderAt(address, page);
    await user.click(await empty());
    await user.type(await field(), '1:2:3:4{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter only minutes, seconds and hundredths');
    expect(await field()).toHaveValue('1:2:3:4');
    expect(api.asked('/api/v1/lap-times')).toEqual([]);
  });

  it('keeps what was typed when saving failed, and tries again with the same intent', async () => {
    const { user } = renderAt(address, page);
    await empty();
    api.failures.set('/api/v1/lap-times', 'store-unavailable');
    await user.click(await empty());
    await user.type(await field(), '1:08.25{Enter}');
    expect(await screen.findByRole('gridcell', { name: /^1:08\.25 was not saved/ })).toBeVisible();
    const said = await screen.findByText(/^1:08\.25 was not saved\. The server cannot save at the moment/);
    await user.click(within(said.parentElement ?? said).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('gridcell', { name: /^1:08\.25, 1st/ })).toBeVisible();
    const keys = api.asked('/api/v1/lap-times').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('asks to sign in, then goes on with what was typed', async () => {
    api.signedIn = false;
    const { user } = renderAt(address, page);
    await user.click(await empty());
    await user.type(await field(), '1:08.25{Enter}');
    await user.type(await screen.findByLabelText('Email'), 'mira@example.org');
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByText(/Wrong email or password/)).toBeVisible();
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    expect(await screen.findByRole('gridcell', { name: /^1:08\.25, 1st/ })).toBeVisible();
  });

  it('leaves the field by Escape without sending', async () => {
    const { user } = renderAt(address, page);
    await user.click(await empty());
    await user.type(await field(), '24{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Time for/ })).not.toBeInTheDocument());
    expect(api.asked('/api/v1/lap-times')).toEqual([]);
  });
});

describe('the keys of the field', () => {
  const two = '/?share=~KtRoad_a00~Kfast_a00~CMistral~T332~CZonda~T323&order=deck';
  const cellOf = (column: number, row: number) =>
    screen.getAllByRole('gridcell').find((cell) => cell.dataset['at'] === `${row}:${column}`);

  it('enter a column by Enter and a row by Tab, each from the digits alone', async () => {
    const { user } = renderAt(two, page);
    await screen.findAllByRole('gridcell', { name: /no time yet/ });
    act(() => cellOf(0, 0)?.focus());
    await user.keyboard('10825{Enter}');
    await waitFor(() => expect(cellOf(0, 1)).toHaveFocus());
    await user.keyboard('10630{Tab}');
    await waitFor(() => expect(cellOf(1, 1)).toHaveFocus());
    await user.keyboard('10');
    await user.keyboard('{ArrowUp}');
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.keyboard('700{ArrowUp}');
    await waitFor(() => expect(cellOf(1, 0)).toHaveFocus());
    await waitFor(() =>
      expect(api.asked('/api/v1/lap-times').map(({ body }) => (body as { time: string }).time)).toEqual([
        '10825',
        '10630',
        '10700',
      ]),
    );
  });
});

describe('a time that is not saved', () => {
  it('is sent by the next visit, under the key of before, which says so', async () => {
    const cell = { carId: 'Mistral', tune: '332', trackCode: 'tRoad_a00' };
    saveUnsent('Mistral|332|tRoad_a00', { cell, text: '1:08.25', intentKey: 'key-of-before' });
    renderAt(address, page);
    expect(await screen.findByRole('gridcell', { name: /^1:08\.25, 1st/ })).toBeVisible();
    expect(screen.getByText('Your offline time was saved.')).toBeVisible();
    expect(api.asked('/api/v1/lap-times')[0]?.headers.get('idempotency-key')).toBe('key-of-before');
    expect(unsentLapTimes()).toEqual([]);
  });

  it('keeps on the device what another try may save', async () => {
    const { user } = renderAt(address, page);
    await empty();
    api.failures.set('/api/v1/lap-times', 'store-unavailable');
    await user.click(await empty());
    await user.type(await field(), '1:08.25{Enter}');
    await screen.findByText(/^1:08\.25 was not saved\./);
    expect(unsentLapTimes()).toMatchObject([{ text: '1:08.25', cell: { carId: 'Mistral' } }]);
  });

  it('blocks leaving from the first letter until the field is left', async () => {
    const blocked = renderHook(() => useLeavingIsBlocked()).result;
    const { user } = renderAt(address, page);
    await user.click(await empty());
    expect(blocked.current).toBe(false);
    await user.type(await field(), '24');
    expect(blocked.current).toBe(true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(blocked.current).toBe(false));
  });

  it('blocks leaving with a time that the browser cannot keep', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const blocked = renderHook(() => useLeavingIsBlocked()).result;
    const { user } = renderAt(address, page);
    await empty();
    api.failures.set('/api/v1/lap-times', 'store-unavailable');
    await user.click(await empty());
    await user.type(await field(), '1:08.25{Enter}');
    await screen.findByText(/^1:08\.25 was not saved\./);
    expect(blocked.current).toBe(true);
    full.mockRestore();
  });
});

describe('a time far from what is predicted', () => {
  const typeFarOff = async () => {
    const { user } = renderAt(address, page);
    await user.click(await empty());
    await user.type(await field(), '8.22{Enter}');
    expect(await screen.findByText(/^8\.22 is [\d.]+ sec faster than predicted/)).toBeVisible();
    return user;
  };
  const sent = () => api.asked('/api/v1/lap-times');

  it('is sent when its writer says so', async () => {
    const user = await typeFarOff();
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ time: '8.22' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes back into its field to be changed', async () => {
    const user = await typeFarOff();
    await user.click(screen.getByRole('button', { name: 'Change it' }));
    expect(await field()).toHaveValue('8.22');
    expect(sent()).toEqual([]);
  });
});
