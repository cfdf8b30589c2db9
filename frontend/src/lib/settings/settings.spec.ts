import { changeSettings, currentSettings, knownOptions, onSettings } from './settings.ts';

const kept = () => JSON.parse(localStorage.getItem('tdr.settings') ?? '{}') as Record<string, unknown>;
/** Another tab writes; the browser notifies this one a moment later. */
const elsewhere = (changes: object) => localStorage.setItem('tdr.settings', JSON.stringify({ ...kept(), ...changes }));
const tell = (key = 'tdr.settings') => dispatchEvent(new StorageEvent('storage', { key }));

describe('settings of two tabs', () => {
  it('are the same as soon as one has changed an option', () => {
    const changed = jest.fn();
    const stop = onSettings(changed);
    elsewhere({ theme: 'light' });
    tell('another key');
    expect(changed).not.toHaveBeenCalled();
    tell();
    expect(changed).toHaveBeenCalledTimes(1);
    expect(currentSettings().theme).toBe('light');
    stop();
  });

  it('do not undo each other, however late a tab hears of the other', () => {
    elsewhere({ theme: 'light', zoomPortrait: 140 });
    changeSettings({ deck: '?share=~Cone' });
    expect(kept()).toMatchObject({ theme: 'light', zoomPortrait: 140, deck: '?share=~Cone' });
    expect(currentSettings()).toMatchObject({ theme: 'light', zoomPortrait: 140 });
  });

  it('leave each its deck; the next visit begins with the one changed last', () => {
    changeSettings({ deck: '?share=~Cmine' });
    elsewhere({ deck: '?share=~Ctheirs' });
    tell();
    expect(currentSettings().deck).toBe('?share=~Cmine');
    changeSettings({ show: 'times' });
    expect(currentSettings().deck).toBe('?share=~Cmine');
    expect(kept()['deck']).toBe('?share=~Ctheirs');
  });

  it('stay as they were chosen where the browser has no room', () => {
    changeSettings({ show: 'times' });
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    changeSettings({ theme: 'dark' });
    changeSettings({ colours: 'heat' });
    full.mockRestore();
    expect(currentSettings()).toMatchObject({ show: 'times', theme: 'dark', colours: 'heat' });
  });
});

describe('options that were kept', () => {
  it('are taken when they are known and can be chosen', () => {
    const good = { zoomPortrait: 120, theme: 'light', showOldTags: true };
    expect(knownOptions(good)).toEqual(good);
    expect(knownOptions({ zoomPortrait: 97, zoomLandscape: 1e9, theme: 'pink', showOldTags: 1, toString: 1 })).toEqual(
      {},
    );
  });

  it('are read from this device in the same way', () => {
    elsewhere({ zoomPortrait: 5, zoomLandscape: 140 });
    tell();
    expect(currentSettings()).toMatchObject({ zoomPortrait: 100, zoomLandscape: 140 });
  });
});
