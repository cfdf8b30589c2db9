import { importedTexts, textsIn } from './import-texts.ts';

const english = {
  common: { close: 'Close', 'by.name': 'by {{name}}', room_one: '{{count}} seat', room_other: '{{count}} seats' },
};
const now = {
  common: { close: 'Zu', 'by.name': 'von {{name}}', room_one: '{{count}} Sitz', room_other: '{{count}} Sitze' },
};

describe('a file of texts', () => {
  it('is one that was downloaded, or files of namespaces', () => {
    expect(textsIn('{"language":"de","texts":{"common":{"close":"Zu","open":null}}}')).toEqual({
      common: { close: 'Zu', open: null },
    });
    expect(textsIn('{"common":{"by":{"name":"von"}}}')).toEqual({ common: { 'by.name': 'von' } });
    expect(textsIn('[1]')).toBeUndefined();
    expect(textsIn('{"close":"Zu"}')).toBeUndefined();
    expect(textsIn('no')).toBeUndefined();
  });

  it('suggests what differs, and tells of the rest', () => {
    const file = {
      common: {
        close: 'Schließen',
        'by.name': 'von',
        room_one: '{{count}} Sitz',
        room_other: '{{count}} Sitze',
        x: 'y',
      },
    };
    expect(importedTexts('de', file, english, now)).toEqual({
      suggest: [{ key: 'common:close', forms: { text: 'Schließen' } }],
      same: ['common:room'],
      unknown: ['common:x'],
      faulty: ['common:by.name'],
    });
  });
});
