import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { usePageKeys } from '../../lib/keys/page-keys.ts';
import { changeSettings } from '../../lib/settings/settings.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { KeysLayer } from './keys-layer.tsx';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.install();
});

const addCar = jest.fn();

function Frame({ blocked }: { blocked: boolean }) {
  return (
    <>
      <KeysLayer blocked={blocked} />
      <Outlet />
    </>
  );
}

function Home() {
  usePageKeys({ A: addCar, 'Control+K': addCar });
  return (
    <>
      <p>home</p>
      <input aria-label="Name" />
      <button type="button" aria-keyshortcuts="A">
        Add car
      </button>
    </>
  );
}

async function open({ blocked = false } = {}) {
  addCar.mockClear();
  const children = [
    { path: '/', element: <Home /> },
    { path: '/account', element: <p>account</p> },
    { path: '/privacy', element: <p>privacy</p> },
  ];
  const router = createMemoryRouter([{ element: <Frame blocked={blocked} />, children }]);
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  await screen.findByText('home');
  return { user: userEvent.setup(), where: () => router.state.location.pathname };
}

describe('keys of every page', () => {
  it('go to a page by G and its letter, which the page itself does not hear', async () => {
    const { user, where } = await open();
    await user.keyboard('?');
    await screen.findByText('My account');
    await user.keyboard('{Escape}');
    await user.keyboard('ga');
    expect(await screen.findByText('account')).toBeVisible();
    expect(addCar).not.toHaveBeenCalled();
    await user.keyboard('gp');
    expect(await screen.findByText('privacy')).toBeVisible();
    await user.keyboard('gh');
    expect(await screen.findByText('home')).toBeVisible();
    expect(where()).toBe('/');
  });

  it('leave a letter to the page when G was long ago, or something else came between', async () => {
    const { user, where } = await open();
    await user.keyboard('gxp');
    const first = new KeyboardEvent('keydown', { key: 'g', bubbles: true });
    const second = new KeyboardEvent('keydown', { key: 'p', bubbles: true });
    Object.defineProperty(second, 'timeStamp', { value: first.timeStamp + 1_501 });
    fireEvent(document.body, first);
    fireEvent(document.body, second);
    expect(where()).toBe('/');
    await user.keyboard('a');
    expect(addCar).toHaveBeenCalledTimes(1);
  });

  it('are text in a field', async () => {
    const { user, where } = await open();
    await user.type(screen.getByLabelText('Name'), 'gpa?');
    expect(screen.getByLabelText('Name')).toHaveValue('gpa?');
    expect(where()).toBe('/');
    expect(addCar).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lead nowhere while something is unsent', async () => {
    const { user, where } = await open({ blocked: true });
    await user.keyboard('gp');
    expect(where()).toBe('/');
  });

  it('are silent when they are switched off, save for those with Ctrl', async () => {
    const { user, where } = await open();
    act(() => changeSettings({ singleKeys: false }));
    await user.keyboard('gp?a');
    expect(where()).toBe('/');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(addCar).not.toHaveBeenCalled();
    await user.keyboard('{Control>}k{/Control}');
    expect(addCar).toHaveBeenCalledTimes(1);
  });

  it('are known by their place where the letters are not Latin', async () => {
    await open();
    fireEvent.keyDown(document.body, { key: 'ф', code: 'KeyA' });
    expect(addCar).toHaveBeenCalledTimes(1);
  });

  it('give the focus to their button when nothing has it', async () => {
    const { user } = await open();
    await user.keyboard('a');
    expect(screen.getByRole('button', { name: 'Add car' })).toHaveFocus();
  });
});

describe('the list of keys', () => {
  it('names the pages that this reader can go to', async () => {
    api.signedIn = false;
    const { user } = await open();
    await user.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Shortcuts' });
    expect(list).toHaveTextContent('PrivacyGP');
    expect(list).toHaveTextContent('Log inGL');
    expect(list).not.toHaveTextContent('My account');
  });
});
