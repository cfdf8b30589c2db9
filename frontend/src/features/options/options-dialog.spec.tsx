import { screen } from '@testing-library/react';
import { currentSettings, optionsOf } from '../../lib/settings/settings.ts';
import { renderAt } from '../../test/render.tsx';
import { OptionsDialog } from './options-dialog.tsx';

const realMatch = globalThis.matchMedia;
const byFinger = () => {
  globalThis.matchMedia = (query) => ({ ...realMatch(query), matches: query.includes('coarse') });
};
afterEach(() => void (globalThis.matchMedia = realMatch));
const open = () => renderAt('/', <OptionsDialog opened onClose={() => {}} />);

describe('options', () => {
  it('act at once and are kept at once, under one versioned key', async () => {
    const { user } = open();
    await user.click(screen.getByRole('switch', { name: 'Points in Compare' }));
    expect(currentSettings().show).toBe('times');
    const stored: unknown = JSON.parse(localStorage.getItem('tdr.settings') ?? '');
    expect(stored).toMatchObject({ version: 1, show: 'times' });
  });

  it.each([
    ['Times from the past', { showDataFromPast: false }],
    ['Custom tunes', { showCustomTunes: true }],
    ['Old tags', { showOldTags: true }],
    ['Points in Challenges', { showPointsCgForce: false }],
    ['Prize board in Events', { showPrizeBoard: true }],
  ])('turn %s, kept with the others', async (name, changed) => {
    const { user } = open();
    await user.click(screen.getByRole('switch', { name }));
    const stored: unknown = JSON.parse(localStorage.getItem('tdr.settings') ?? '');
    expect(stored).toMatchObject({ version: 1, ...changed });
    expect(optionsOf(currentSettings())).toMatchObject(changed);
  });

  it('offer five sizes, upright and sideways, where fingers are', async () => {
    byFinger();
    const { user } = open();
    const upright = screen.getByRole('radiogroup', { name: 'Size, upright' });
    expect(upright.querySelectorAll('input')).toHaveLength(5);
    await user.click(screen.getAllByRole('radio', { name: '120%' })[0] as HTMLElement);
    expect(currentSettings()).toMatchObject({ zoomPortrait: 120, zoomLandscape: 80 });
  });

  it('go back to how they were, without touching the deck', async () => {
    const { user } = open();
    await user.click(screen.getByRole('switch', { name: 'More contrast' }));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(currentSettings().contrast).toBe('system');
  });

  it('come back when the reset is undone', async () => {
    const { user } = open();
    await user.click(screen.getByRole('switch', { name: 'More contrast' }));
    await user.click(screen.getByRole('switch', { name: 'Custom tunes' }));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByText('Options are as they were at first.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(currentSettings()).toMatchObject({ contrast: 'more', showCustomTunes: true });
  });
});
