import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { useLeavingIsBlocked, useUnsaved } from '../../lib/navigation/unsaved.ts';
import { useOverPage } from '../dialog/open-dialogs.ts';
import { theme } from '../mantine/theme.ts';
import { UnsavedChangesPrompt } from './unsaved-changes-prompt.tsx';

function Frame() {
  return (
    <>
      <UnsavedChangesPrompt blocked={useLeavingIsBlocked()} />
      <Outlet />
    </>
  );
}

function Draft({ unsaved }: { unsaved: boolean }) {
  useUnsaved(unsaved);
  return <Link to="/other">Other</Link>;
}

function open(unsaved: boolean) {
  const children = [
    { path: '/', element: <Draft unsaved={unsaved} /> },
    { path: '/other', element: <p>Arrived</p> },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children }]);
  render(
    <MantineProvider theme={theme} env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return userEvent.setup();
}

const leaveByBrowser = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

describe('leaving a page', () => {
  it('is free when nothing is lost', async () => {
    const user = open(false);
    expect(leaveByBrowser()).toBe(false);
    await user.click(screen.getByText('Other'));
    expect(await screen.findByText('Arrived')).toBeVisible();
  });

  it('is asked about when something is not sent: one may stay', async () => {
    const user = open(true);
    expect(leaveByBrowser()).toBe(true);
    await user.click(screen.getByText('Other'));
    expect(await screen.findByRole('dialog', { name: 'Are you sure you want to leave?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.queryByText('Arrived')).toBeNull();
  });

  it('goes on when one says so', async () => {
    const user = open(true);
    await user.click(screen.getByText('Other'));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Arrived')).toBeVisible();
    expect(leaveByBrowser()).toBe(false);
  });
});

function Layer() {
  const [opened, setOpened] = useState(true);
  useOverPage(opened, () => setOpened(false));
  return <p>{opened ? 'Open' : 'Closed'}</p>;
}

describe('Back while a dialog is open', () => {
  it('closes the dialog; the next one leaves the page, and Forward returns to it', async () => {
    const children = [
      { path: '/', element: <p>Before</p> },
      { path: '/layer', element: <Layer /> },
    ];
    const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: ['/', '/layer'] });
    render(<RouterProvider router={router} />);
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Closed')).toBeVisible();
    await waitFor(() => expect([...router.state.blockers.values()][0]?.state).toBe('unblocked'));
    expect(router.state.location.pathname).toBe('/layer');
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Before')).toBeVisible();
    await act(() => router.navigate(1));
    expect(await screen.findByText('Open')).toBeVisible();
  });
});
