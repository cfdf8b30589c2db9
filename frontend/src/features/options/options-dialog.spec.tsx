import { screen, within } from '@testing-library/react';
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
    expect(currentSettings().show).toBe('points');
    const stored: unknown = JSON.parse(localStorage.getItem('tdr.settings') ?? '');
    expect(stored).toMatchObject({ version: 1, show: 'points' });
  });

  it.each([
    ['Times from the past', { showDataFromPast: true }],
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
    const upright = screen.getByRole('radiogroup', { name: 'Zoom, portrait' });
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

  const dialog = () => screen.getByRole('dialog');
  const snack = () => screen.getByText('Options reset.').closest<HTMLElement>('[data-snacks]')!;

  it.each([
    ['by the snack', snack],
    ['by the button that did it, where the keys are', dialog],
  ])('come back when the reset is undone %s', async (_, place) => {
    const { user } = open();
    await user.click(screen.getByRole('switch', { name: 'More contrast' }));
    await user.click(screen.getByRole('switch', { name: 'Custom tunes' }));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await user.click(within(place()).getByRole('button', { name: /^Undo/ }));
    expect(currentSettings()).toMatchObject({ contrast: 'more', showCustomTunes: true });
    expect(screen.queryByText('Options reset.')).toBeNull();
    expect(within(dialog()).getByRole('button', { name: 'Reset' })).toBeVisible();
  });
});
