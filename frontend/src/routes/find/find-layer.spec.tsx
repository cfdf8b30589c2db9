import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { stopFinding } from '../../lib/navigation/find-anything.ts';
import { changeSettings } from '../../lib/settings/settings.ts';
import { challenges, people } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { testCar } from '../../test/test-car.ts';
import { testChallenge } from '../../test/test-challenge.ts';
import { FindLayer } from './find-layer.tsx';

function Frame({ blocked }: { blocked: boolean }) {
  return (
    <>
      <FindLayer blocked={blocked} />
      <Outlet />
    </>
  );
}

/** Has a challenge, and a user of this name. */
class PlayedApi extends FakeApi {
  protected override handlers() {
    return [
      this.on(challenges.list, () => ({ items: [testChallenge] })),
      this.on(people.one, ({ params: { name } }) => ({
        userId: 'mira',
        name: name === 'mira' ? 'Mira' : name,
        since: null,
        tier: 0,
        trust: { value: 0, accepted: 0, reversed: 0 },
        contributed: null,
      })),
      ...super.handlers(),
    ];
  }
}

function open({ blocked = false, api = new FakeApi() } = {}) {
  stopFinding();
  api.cars = [
    testCar('m3', { name: 'BMW M3', brand: 'BMW', year: 2004 }),
    ...Array.from({ length: 9 }, (_, at) => testCar(`golf${at}`, { name: `Golf ${at}`, rq: 50 - at })),
  ];
  api.install();
  const children = [
    { path: '/', element: <p>home</p> },
    { path: '*', element: <p>another page</p> },
  ];
  const router = createMemoryRouter([{ element: <Frame blocked={blocked} />, children }]);
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  const where = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { user: userEvent.setup(), where };
}

// As newer browsers do.
Element.prototype.scrollIntoView = () => Promise.resolve() as unknown as void;

const field = () => screen.findByRole('combobox', { name: 'Find anything' });
const selected = () => screen.findByRole('option', { selected: true });

describe('finding anything', () => {
  it('opens by its key, and leads to a car by Enter', async () => {
    const { user, where } = open();
    await user.keyboard('/');
    await user.type(await field(), '2004 bmw');
    await waitFor(async () => expect(await selected()).toHaveTextContent('BMW M3'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(where()).toBe('/cars/m3'));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('lists pages and tools, by what they are called and what they are for', async () => {
    const { user, where } = open();
    await user.click(screen.getByRole('button', { name: 'Find anything' }));
    expect(await screen.findByRole('option', { name: 'Cars' })).toBeVisible();
    await user.type(await field(), 'priv');
    await waitFor(async () => expect(await selected()).toHaveTextContent('Privacy'));
    await user.click(await selected());
    await waitFor(() => expect(where()).toBe('/privacy'));
  });

  it('goes through what it found by arrow keys, round at the ends', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Find anything' }));
    await user.type(await field(), 'golf');
    await waitFor(async () => expect(await selected()).toHaveTextContent('Golf 0'));
    await user.keyboard('{ArrowDown}');
    expect(await selected()).toHaveTextContent('Golf 1');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(await selected()).not.toHaveTextContent('Golf 0');
  });

  it('leads to all cars of a search, and to a track in Compare', async () => {
    changeSettings({ deck: '?share=~Cm3~T332' });
    const { user, where } = open();
    await user.click(screen.getByRole('button', { name: 'Find anything' }));
    await user.type(await field(), 'golf');
    await user.click(await screen.findByRole('option', { name: 'All: 9 cars' }));
    await waitFor(() => expect(where()).toBe('/cars?find=golf'));
    await user.click(screen.getByRole('button', { name: 'Find anything' }));
    await user.type(await field(), 'twisty road');
    await user.click(await screen.findByRole('option', { name: /^Twisty Road/ }));
    await waitFor(() => expect(where()).toMatch(/^\/compare\?share=~KtRoad_\w+~Cm3/));
  });

  it('leads to a challenge, and to a person by their name', async () => {
    const { user, where } = open({ api: new PlayedApi() });
    await user.click(screen.getByRole('button', { name: 'Find anything' }));
    await user.type(await field(), 'skyl');
    await user.click(await screen.findByRole('option', { name: 'Skyline (1)' }));
    await waitFor(() => expect(where()).toBe('/challenges/skyline-1'));
    await user.click(screen.getByRole('button', { name: 'Find anything' }));
    await user.type(await field(), 'mira');
    await user.click(await screen.findByRole('option', { name: 'Mira' }));
    await waitFor(() => expect(where()).toBe('/userTimes/Mira'));
  });

  it('says when there is nothing', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Find anything' }));
    await user.type(await field(), 'qqqqqq');
    expect(await screen.findByText('Nothing found for “qqqqqq”.')).toBeVisible();
  });

  it('stays closed while leaving is blocked', async () => {
    const { user } = open({ blocked: true });
    await user.keyboard('/');
    await user.click(screen.getByRole('button', { name: 'Find anything' }));
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
