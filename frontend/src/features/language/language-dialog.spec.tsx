import { screen, waitFor } from '@testing-library/react';
import { chooseLanguage } from '../../lib/i18n/i18n.ts';
import { renderAt } from '../../test/render.tsx';
import { LanguageDialog } from './language-dialog.tsx';

afterEach(() => chooseLanguage('en'));

describe('choosing a language', () => {
  it('lists sixteen by their own names, marked with their language', () => {
    renderAt('/', <LanguageDialog opened onClose={() => {}} />);
    expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(15);
    expect(screen.getByRole('button', { name: 'English', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: '日本語' })).toHaveAttribute('lang', 'ja');
  });

  it('acts at once and is remembered', async () => {
    const { user } = renderAt('/', <LanguageDialog opened onClose={() => {}} />);
    await user.click(screen.getByRole('button', { name: 'Svenska' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'sv'));
    expect(localStorage.getItem('language')).toBe('sv');
  });
});
