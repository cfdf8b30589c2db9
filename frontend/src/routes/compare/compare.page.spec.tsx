import { act, screen, waitFor, within } from '@testing-library/react';
import { applyPush } from '../../lib/live-views/socket.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { withoutRetry, renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { ComparePage } from './compare.page.tsx';

const address = '/?share=~KtRoad_a00~Kfast_a00~CMistral~T332~CZonda~T323';
let api: FakeApi;

beforeEach(() => {
  api = new FakeApi();
  api.cars = [testCar('Mistral', { name: 'Brandt Mistral' }), testCar('Zonda', { name: 'Brandt Zonda', rq: 71 })];
  api.set('Mistral|332|tRoad_a00', 68.25);
  api.set('Zonda|323|tRoad_a00', 70.5);
  api.set('Zonda|323|fast_a00', 'dnf');
  api.install();
});

const cell = (name: RegExp) => screen.findByRole('gridcell', { name });

describe('the compare grid', () => {
  it('shows times, places and points against the base car', async () => {
    renderAt(address, <ComparePage />);
    expect(await cell(/^1:08\.25, 1st of 2, base car/)).toBeVisible();
    expect(await cell(/^1:10\.50, 2nd of 2, .*points/)).toBeVisible();
    expect(await cell(/did not finish/)).toHaveTextContent('DNF');
    expect(await cell(/no time yet/)).toHaveTextContent('–');
  });

  it('asks for a tune before it asks for times', async () => {
    renderAt('/?share=~KtRoad_a00~CMistral', <ComparePage />);
    expect(await cell(/choose a tune first/)).toBeVisible();
    expect(api.asked('/api/v1/lap-times/matrix')).toEqual([]);
  });

  it('changes a cell when a push says so, and ignores one that is already shown', async () => {
    renderAt(address, <ComparePage />);
    await cell(/1:08\.25/);
    const before = api.asked('/api/v1/lap-times/matrix').length;
    act(() => applyPush({ view: 'lap-times', channel: 'car:Mistral', keys: '*', position: api.position }));
    expect(api.asked('/api/v1/lap-times/matrix')).toHaveLength(before);

    api.set('Mistral|332|tRoad_a00', 66.6);
    act(() =>
      applyPush({ view: 'lap-times', channel: 'car:Mistral', keys: ['Mistral|332|tRoad_a00'], position: api.position }),
    );
    expect(await cell(/^1:06\.60/)).toBeVisible();
    expect(api.asked('/api/v1/lap-times/matrix').at(-1)?.url.searchParams.get('since')).toBe(String(api.position - 1));
  });

  it('says that times failed, and shows them after Retry', async () => {
    api.failures.set('/api/v1/lap-times/matrix', 'car-unknown');
    const { user } = renderAt(address, <ComparePage />);
    const [failed] = await screen.findAllByRole('gridcell', { name: /failed, retry/ }, { timeout: 3000 });
    if (failed) await user.click(failed);
    expect(await cell(/1:08\.25/)).toBeVisible();
  });

  it.each(['/api/v1/lap-times/matrix', '/api/v1/cars'])(
    'says in words why %s failed, until it is there',
    async (path) => {
      api.failures.set(path, 'views-unavailable');
      const { user } = renderAt(address, withoutRetry(<ComparePage />));
      const said = await screen.findByRole('alert');
      expect(said).toHaveTextContent('Times cannot be loaded at the moment. Saved data is safe.');
      await user.click(within(said.parentElement ?? said).getByRole('button', { name: 'Retry' }));
      expect(await cell(/1:08\.25/)).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('removes a car, and brings it back by Undo', async () => {
    const { user } = renderAt(address, <ComparePage />);
    await user.click(await screen.findByRole('button', { name: 'Brandt Zonda: menu' }));
    await user.click(await screen.findByRole('menuitem', { name: /Remove/ }));
    await waitFor(() => expect(screen.queryByText('Zonda')).not.toBeInTheDocument());
    await user.click(within(await screen.findByRole('status', { name: '' })).getByRole('button', { name: /Undo/ }));
    expect(await screen.findByText('Zonda')).toBeVisible();
  });

  it('keeps the deck in the address', async () => {
    const { user, where } = renderAt(address, <ComparePage />);
    await user.click(await screen.findByRole('button', { name: 'Brandt Zonda: menu' }));
    await user.click(await screen.findByRole('menuitem', { name: /Set as base car/ }));
    await waitFor(() => expect(where()).toContain('&base=1'));
    expect(await cell(/1:10\.50, 2nd of 2, base car/)).toBeVisible();
  });

  it('starts a first visit with a filled deck', async () => {
    const { where } = renderAt('/', <ComparePage />);
    await waitFor(() => expect(where()).toContain('~CMistral'));
  });

  it('asks which cars when there are none', async () => {
    renderAt('/?share=', <ComparePage />);
    expect(await screen.findByRole('heading', { name: 'Which cars?' })).toBeVisible();
  });
});

describe('a link of too many cars', () => {
  it('says which parts of a link do not fit, and why, each car once', async () => {
    const cars = Array.from({ length: 90 }, (_none, place) => `~CNo_${place}~T332`).join('');
    renderAt(`/?share=~KtRoad_a00${cars}`, <ComparePage />);
    const said = await screen.findByText(/^30 parts of the link could not be read/);
    expect(said).toHaveTextContent('This link has too many cars.');
    expect(said).not.toHaveTextContent('This link has a tune before any car.');
  });
});
