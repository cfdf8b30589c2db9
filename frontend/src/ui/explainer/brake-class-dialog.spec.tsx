import { act, screen } from '@testing-library/react';
import { i18next } from '../../lib/i18n/i18n.ts';
import { renderAt } from '../../test/render.tsx';
import { BrakeClassDialog } from './brake-class-dialog.tsx';

const open = () => {
  const onClose = jest.fn();
  return { onClose, ...renderAt('/', <BrakeClassDialog opened onClose={onClose} />) };
};
const told = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('what the letters of the brakes mean', () => {
  it('is the time from 100 mph to a stop, told in seconds and stars, best first', async () => {
    open();
    expect(await screen.findByRole('dialog', { name: 'Brake class' })).toBeVisible();
    expect(screen.getByText(/from 100 mph on dry asphalt/)).toBeVisible();
    expect(told()).toEqual([
      'A★★★Stops in about 4.0 s. Three stars.',
      'B★★Stops in about 4.9 s. Two stars.',
      'C★Stops in about 5.7 s. One star.',
    ]);
  });

  it('names each letter, and leaves the drawn stars to the sentence', async () => {
    open();
    expect(await screen.findByLabelText('Class B')).toHaveTextContent('B');
    expect(screen.getByText('★★')).toHaveAttribute('aria-hidden', 'true');
  });

  it('writes the seconds as the language does', async () => {
    await i18next.changeLanguage('de');
    open();
    await screen.findByRole('dialog');
    expect(told()[0]).toContain('4,0');
    await act(() => i18next.changeLanguage('en'));
  });

  it('closes by its button and by Escape', async () => {
    const { user, onClose } = open();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('is not there before it is asked for', () => {
    renderAt('/', <BrakeClassDialog opened={false} onClose={() => {}} />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
