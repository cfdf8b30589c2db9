import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

const onClick = jest.fn();
const onSubmit = jest.fn((event: Event) => event.preventDefault());
beforeEach(() => {
  onClick.mockClear();
  onSubmit.mockClear();
});

const form = (state: { busy?: boolean; disabled?: boolean; reason?: string }) => (
  <form ref={(node) => node?.addEventListener('submit', onSubmit)}>
    <input aria-label="Name" />
    <Button type="submit" onClick={onClick} {...state}>
      Send
    </Button>
  </form>
);
const button = () => screen.getByRole('button', { name: 'Send' });

describe('a button', () => {
  it('acts, and sends its form', async () => {
    render(form({}));
    await userEvent.click(button());
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(button()).not.toHaveAttribute('aria-disabled');
  });

  it.each([{ busy: true }, { disabled: true }, { reason: 'Only for patrons' }])(
    'keeps the focus and does nothing while it is %j',
    async (state) => {
      const { rerender } = render(form({}));
      button().focus();
      rerender(form(state));
      expect(button()).toHaveFocus();
      expect(button()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Enter} ');
      await userEvent.click(button());
      await userEvent.type(screen.getByLabelText('Name'), 'mira{Enter}');
      expect(onClick).not.toHaveBeenCalled();
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  it('tells why it is not available', () => {
    render(form({ reason: 'Only for patrons' }));
    expect(button()).toHaveAttribute('data-tip', 'Only for patrons');
  });
});
