import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { theme } from '../../ui/mantine/theme.ts';
import { Announcer } from '../../ui/live/announcer.tsx';
import { currentSnack } from '../../ui/snack/snacks.ts';
import { TopBar } from './top-bar.tsx';
import { useRouteFocus } from './use-route-focus.ts';

/** The caller has linked a chat account. */
class LinkedApi extends FakeApi {
  protected override whoAsks() {
    return { ...super.whoAsks(), discordName: 'Mira in the chat' };
  }
}

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.install();
});

function Frame({ blocked }: { blocked: boolean }) {
  useRouteFocus();
  return (
    <>
      <TopBar blocked={blocked} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Announcer />
    </>
  );
}

function Titled({ title }: { title: string }) {
  usePageTitle(title);
  return <h1>{title}</h1>;
}

function open({ blocked = false, at = '/' } = {}) {
  const children = [
    { path: '/', element: null },
    { path: '/register', element: <p>The form</p> },
    { path: '/privacy', element: <Titled title="Privacy" /> },
  ];
  const router = createMemoryRouter([{ element: <Frame blocked={blocked} />, children }], { initialEntries: [at] });
  render(
    <MantineProvider theme={theme} env="test">
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <RouterProvider router={router} />
      </SWRConfig>
    </MantineProvider>,
  );
  return userEvent.setup();
}

const menu = () => screen.findByRole('dialog', { name: 'Menu' });

describe('who is signed in', () => {
  it('gives the page the class of their tier, and is called what they are on the card', async () => {
    Object.assign(api, { tier: 3, mod: true });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Account: mira' }));
    await menu();
    expect(await screen.findByText('mod', { exact: true })).toBeVisible();
    expect(screen.getByText('Patron, tier 3')).toBeVisible();
    expect(document.body).toHaveClass('tier-3');
    expect(document.body).not.toHaveClass('tier-0');
  });

  it('or nobody, and it is the class of none', async () => {
    document.body.className = 'tier-3';
    api.signedIn = false;
    open();
    await waitFor(() => expect(document.body.className).toBe('tier-0'));
  });
});

describe('the menu of the round button', () => {
  it('does not offer ways in before it is known who asks, and says why it is not', async () => {
    api.failures.set('/api/getUser', 'views-unavailable');
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    const said = await within(await menu()).findByRole('alert');
    expect(said).toHaveTextContent('Saved data is safe.');
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await within(await menu()).findByText('mira')).toBeVisible();
  });

  it('opens options, language and about, and each returns to it', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Account: mira' }));
    for (const name of ['Options', 'About']) {
      await menu();
      await user.click(await screen.findByRole('button', { name }));
      expect(await screen.findByRole('dialog', { name })).toBeVisible();
      await user.keyboard('{Escape}');
      expect(await menu()).toBeVisible();
    }
  });

  it('has no entry for an address that nobody has set', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Account: mira' }));
    expect(await screen.findByRole('link', { name: 'Chat' })).toHaveAttribute('href', 'https://chat.example.org/');
    expect(screen.queryByRole('link', { name: 'Support TDR' })).toBeNull();
  });

  it('offers both ways in when signed out, and closes on another page', async () => {
    api.signedIn = false;
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    await menu();
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('The form')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  });

  it('closes on a line that leads to where one is', async () => {
    const user = open({ at: '/privacy' });
    await user.click(await screen.findByRole('button', { name: 'Account: mira' }));
    await menu();
    await user.click(screen.getByRole('button', { name: 'Privacy' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Account: mira' })).toHaveFocus());
  });

  it('leads to another page, whose title is said and which has the focus', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Account: mira' }));
    await menu();
    await user.click(screen.getByRole('button', { name: 'Privacy' }));
    expect(await screen.findByRole('heading', { name: 'Privacy' })).toBeVisible();
    expect(document.title).toBe('Privacy · Track Day Records');
    expect(screen.getByText('Privacy · Track Day Records')).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('is out of reach while something is unsent', async () => {
    open({ blocked: true });
    expect(await screen.findByRole('button', { name: 'Account: mira' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { name: /home/ })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('signing out by the menu', () => {
  it('signs out', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Account: mira' }));
    await menu();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(api.asked('/api/auth/sign-out')).toHaveLength(1));
    await waitFor(() => expect(currentSnack.get()).toMatchObject({ kind: 'success', text: 'Logout successful' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  });

  it('asks first where typed times are not saved yet', async () => {
    const cell = { carId: 'a', tune: '332', trackCode: 'tRoad_a00' };
    localStorage.setItem('tdr.unsent.cell', JSON.stringify({ cell, text: '1:00.00', intentKey: 'k' }));
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Account: mira' }));
    await menu();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    const question = within(await screen.findByRole('dialog', { name: 'Log out' }));
    expect(question.getByText(/not saved yet/)).toBeVisible();
    expect(api.asked('/api/auth/sign-out')).toHaveLength(0);
    localStorage.clear();
  });
});

describe('the chat account of who is signed in', () => {
  it('can be unlinked when there is one', async () => {
    new LinkedApi().install();
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Account: mira' }));
    expect(await screen.findByText('Mira in the chat, linked')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'About' }));
    expect(await screen.findByText('Chat account: Mira in the chat')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Unlink' })).toBeVisible();
  });

  it('cannot when there is none', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Account: mira' }));
    await user.click(await screen.findByRole('button', { name: 'About' }));
    await screen.findByRole('dialog', { name: 'About' });
    expect(screen.queryByRole('button', { name: 'Unlink' })).toBeNull();
  });
});
