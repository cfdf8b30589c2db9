import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { requestIsLate } from '../../lib/live-views/connection.ts';
import { useLeavingIsBlocked } from '../../lib/navigation/unsaved.ts';
import { renderAt } from '../../test/render.tsx';
import { showSnack } from '../snack/snacks.ts';
import { Dialog } from './dialog.tsx';
import { useDialogLock } from './dialog-lock.ts';
import type { DialogLockKind } from './dialog-lock.ts';
import { closeTopmost } from './open-dialogs.ts';

function Content({ hold, onDone }: { hold: DialogLockKind; onDone: () => void }) {
  const [typed, setTyped] = useState('');
  useDialogLock(typed === '' && hold === 'asks' ? undefined : hold);
  return (
    <>
      <input aria-label="Name" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" onClick={onDone}>
        I have kept them
      </button>
    </>
  );
}

function Page({ hold }: { hold: DialogLockKind }) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <div data-testid="page" data-blocked={useLeavingIsBlocked()}>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <Dialog title="Change name" opened={opened} onClose={close}>
        {opened ? <Content hold={hold} onDone={close} /> : null}
      </Dialog>
    </div>
  );
}

const opener = () => screen.getByRole('button', { name: 'Open' });
const dialog = () => screen.queryByRole('dialog', { name: 'Change name' });
const question = () => screen.queryByRole('dialog', { name: 'Are you sure you want to leave?' });
const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'Name' });
const backdrop = () => document.querySelector('.mantine-Modal-overlay') ?? document.body;
const isBlocked = () => screen.getByTestId('page').dataset['blocked'] === 'true';

async function open(hold?: DialogLockKind) {
  const { user } = renderAt('/', <Page hold={hold} />);
  await user.click(opener());
  await waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
  return user;
}

describe('a dialog', () => {
  it('bears its title as its name and takes the focus', async () => {
    await open();
    expect(dialog()).toHaveAttribute('aria-modal', 'true');
    expect(dialog()).toHaveAccessibleName('Change name');
  });

  it.each([
    ['Escape', (user: Awaited<ReturnType<typeof open>>) => user.keyboard('{Escape}')],
    ['the backdrop', (user: Awaited<ReturnType<typeof open>>) => user.click(backdrop())],
    ['its button', (user: Awaited<ReturnType<typeof open>>) => user.click(button('Close'))],
    ['Back', async () => act(() => closeTopmost()?.())],
  ])('is closed by %s, and the focus is where it was', async (_, close) => {
    const user = await open();
    await close(user);
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(closeTopmost()).toBeUndefined();
  });

  it('brings no second banner to the page', async () => {
    await open();
    expect(document.querySelector('header')).toBeNull();
  });

  it('takes the place of what was said before, and not of what is said while it is open', async () => {
    const { user } = renderAt('/', <Page hold={undefined} />);
    act(() => showSnack({ kind: 'success', text: 'Saved' }));
    await user.click(opener());
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
    act(() => showSnack({ kind: 'success', text: 'Changed' }));
    expect(screen.getByText('Changed')).toBeVisible();
  });

  it('gives the focus back to a button that got none by being pressed, as in Safari', async () => {
    const { user } = renderAt('/', <Page hold={undefined} />);
    opener().addEventListener('mousedown', (event) => event.preventDefault());
    await user.click(opener());
    await waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('says in words that an answer is late', async () => {
    await open();
    const request = Symbol('request');
    act(() => requestIsLate(request, true));
    expect(within(dialog() as HTMLElement).getByRole('status')).toHaveTextContent('Slow: still waiting for the server');
    act(() => requestIsLate(request, false));
    expect(within(dialog() as HTMLElement).getByRole('status')).toBeEmptyDOMElement();
  });

  it('keeps the focus', async () => {
    const user = await open();
    for (let presses = 0; presses < 5; presses += 1) {
      await user.tab();
      expect(dialog()?.contains(document.activeElement)).toBe(true);
    }
  });
});

describe('a dialog with something typed', () => {
  it.each([
    ['Escape', (user: Awaited<ReturnType<typeof open>>) => user.keyboard('{Escape}')],
    ['the backdrop', (user: Awaited<ReturnType<typeof open>>) => user.click(backdrop())],
    ['its button', (user: Awaited<ReturnType<typeof open>>) => user.click(button('Close'))],
    ['Back', async () => act(() => closeTopmost()?.())],
  ])('asks before it is closed by %s; who stays goes on typing', async (_, close) => {
    const user = await open('asks');
    await user.type(field(), 'mi');
    await close(user);
    expect(question()).toBeVisible();
    await user.click(button('Stay'));
    await waitFor(() => expect(question()).toBeNull());
    expect(field()).toHaveValue('mi');
  });

  it('leaves the question by Escape, and is still there', async () => {
    const user = await open('asks');
    await user.type(field(), 'mi');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question()?.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question()).toBeNull());
    expect(dialog()).toBeVisible();
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('is closed when one says so, and gives the focus back', async () => {
    const user = await open('asks');
    await user.type(field(), 'mi{Escape}');
    await user.click(button('Leave'));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(question()).toBeNull();
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('asks nothing before or once its own button is pressed, and blocks leaving the page meanwhile', async () => {
    const user = await open('asks');
    expect(isBlocked()).toBe(false);
    await user.type(field(), 'mi');
    expect(isBlocked()).toBe(true);
    await user.click(button('I have kept them'));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(question()).toBeNull();
    expect(isBlocked()).toBe(false);
  });
});

describe('a dialog that must be finished', () => {
  it('is closed by nothing but the button of its content', async () => {
    const user = await open('stays');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(backdrop());
    act(() => closeTopmost()?.());
    expect(dialog()).toBeVisible();
    expect(question()).toBeNull();
    expect(isBlocked()).toBe(true);
    await user.click(button('I have kept them'));
    await waitFor(() => expect(dialog()).toBeNull());
  });
});
