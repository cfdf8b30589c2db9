import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderAt } from '../../test/render.tsx';
import { Popover } from './popover.tsx';
import { Dialog } from './dialog.tsx';

function Page() {
  const [shown, setShown] = useState(true);
  const [open, setOpen] = useState(false);
  return (
    <main>
      <p>Elsewhere</p>
      {shown ? (
        <Popover anchor={() => null} label="Story" onClose={() => setShown(false)}>
          <button type="button" onClick={() => setOpen(true)}>
            Ask
          </button>
          <Dialog title="Question" opened={open} onClose={() => setOpen(false)}>
            <p>Inside</p>
          </Dialog>
        </Popover>
      ) : null}
    </main>
  );
}

const story = () => screen.queryByRole('dialog', { name: 'Story', hidden: true });

describe('a panel beside something', () => {
  it('stays while a dialog is used that was opened from it, and closes by a press elsewhere', async () => {
    const { user } = renderAt('/', <Page />);
    await user.click(await screen.findByRole('button', { name: 'Ask' }));
    await user.click(await screen.findByText('Inside'));
    expect(screen.getByText('Inside')).toBeVisible();
    expect(story()).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Inside')).toBeNull();
    expect(story()).not.toBeNull();
    await user.click(screen.getByText('Elsewhere'));
    expect(story()).toBeNull();
  });

  it('closes by Escape', async () => {
    const { user } = renderAt('/', <Page />);
    await screen.findByRole('button', { name: 'Ask' });
    await user.keyboard('{Escape}');
    expect(story()).toBeNull();
  });
});
