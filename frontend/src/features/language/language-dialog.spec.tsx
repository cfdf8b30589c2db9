import { screen, waitFor } from '@testing-library/react';
import { chooseLanguage, i18next } from '../../lib/i18n/i18n.ts';
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

  it('opens at the one that is chosen', async () => {
    renderAt('/', <LanguageDialog opened onClose={() => {}} />);
    await waitFor(() => expect(screen.getByRole('button', { name: 'English' })).toHaveFocus());
  });

  it('acts at once and is remembered', async () => {
    const { user } = renderAt('/', <LanguageDialog opened onClose={() => {}} />);
    await user.click(screen.getByRole('button', { name: 'Svenska' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'sv'));
    expect(localStorage.getItem('language')).toBe('sv');
  });

  it('that does not come says so and changes nothing; it can be chosen again', async () => {
    const { user } = renderAt('/', <LanguageDialog opened onClose={() => {}} />);
    const { read } = i18next.services.backendConnector.backend;
    const cut = jest.fn((_language: string, _namespace: string, done: (failure: Error, texts: false) => void) =>
      done(new Error('no network'), false),
    );
    i18next.services.backendConnector.backend.read = cut;
    await user.click(screen.getByRole('button', { name: '日本語' }));
    expect(await screen.findByText(/^日本語 could not be loaded/)).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(localStorage.getItem('language')).not.toBe('ja');
    expect(screen.getByRole('button', { name: 'English', pressed: true })).toBeVisible();

    i18next.services.backendConnector.backend.read = read;
    await user.click(screen.getByRole('button', { name: '日本語' }));
    expect(await screen.findByRole('dialog', { name: '言語' })).toBeVisible();
    expect(localStorage.getItem('language')).toBe('ja');
  });
});
