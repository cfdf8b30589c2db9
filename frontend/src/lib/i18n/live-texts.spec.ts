import { translations } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { i18next } from './i18n.ts';
import { applyLiveTexts } from './live-texts.ts';

class LiveApi extends FakeApi {
  protected override handlers() {
    const texts = { 'common:close': 'Zamknij okno', 'nothing:here': 'Nic' };
    return [this.on(translations.live, () => ({ texts })), ...super.handlers()];
  }
}

it('what people approved lies over the texts of the release, and is asked for once', async () => {
  const api = new LiveApi();
  api.install();
  i18next.addResourceBundle('pl', 'common', { close: 'Zamknij', undo: 'Cofnij' });
  await applyLiveTexts('pl');
  expect(i18next.t('close', { lng: 'pl' })).toBe('Zamknij okno');
  expect(i18next.t('undo', { lng: 'pl' })).toBe('Cofnij');
  expect(i18next.hasResourceBundle('pl', 'nothing')).toBe(false);
  await applyLiveTexts('pl');
  expect(api.asked('/api/v1/translations/pl/live')).toHaveLength(1);
  i18next.removeResourceBundle('pl', 'common');
});
