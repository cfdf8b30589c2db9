import { screen } from '@testing-library/react';
import { renderAt } from '../../test/render.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const ask = (more: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) => {
  const onConfirm = jest.fn();
  const onClose = jest.fn();
  const view = renderAt(
    '/',
    <ConfirmDialog
      title="Remove 3 cars?"
      opened
      act="Remove"
      colour="red"
      onConfirm={onConfirm}
      onClose={onClose}
      {...more}
    />,
  );
  return { ...view, onConfirm, onClose };
};

describe('a question before an act', () => {
  it('is the title of a dialog, and its button is the act', async () => {
    const { user, onConfirm } = ask();
    expect(screen.getByRole('dialog', { name: 'Remove 3 cars?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onConfirm).toHaveBeenCalledWith('');
  });

  it('lets one go back, by button and by Escape', async () => {
    const { user, onClose, onConfirm } = ask();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('waits for what it asks for, and takes Enter', async () => {
    const { user, onConfirm } = ask({ input: { label: 'Reason' } });
    const remove = screen.getByRole('button', { name: 'Remove' });
    expect(remove).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByLabelText('Reason'), ' spam {Enter}');
    expect(onConfirm).toHaveBeenCalledWith('spam');
  });

  it('cannot be pressed twice or left while it is busy', async () => {
    const { user, onConfirm, onClose } = ask({ busy: true });
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});
