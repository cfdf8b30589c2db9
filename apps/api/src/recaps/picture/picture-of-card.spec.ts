import type { RecapDto } from '#contracts';
import { recapCards } from '#contracts';
import { drawCard } from './draw-card.ts';
import { PictureFonts } from './picture-fonts.ts';
import { pictureOfCard, type PictureTexts } from './picture-of-card.ts';

const fact = {
  id: 'a',
  kind: 'time',
  at: '2025-12-31T22:30:00.000Z',
  timeZone: 'Europe/Berlin',
  carId: 'Mini',
  tune: '332',
  trackCode: 'tRoad_a00',
  challengeId: null,
  round: null,
  value: { kind: 'time', seconds: 84.5 },
  place: null,
} as const;
const told: RecapDto = {
  year: { activeDays: 11, first: fact, last: fact, streak: { from: '2025-03-04', to: '2025-03-06', days: 3 } },
  times: { times: 6, confirmed: 2, tracks: 1, cars: 1, topTracks: [], topCars: [{ carId: 'Mini', times: 5 }] },
  records: { set: 5, lost: 1, places: 4, longest: { carId: 'Mini', tune: '332', trackCode: 'tRoad_a00', days: 40 } },
  rounds: { rounds: 0, solutions: 2, helped: 0 },
  words: { reviews: 1, photos: 0, templates: 0, votes: 2 },
  days: { hour: { hour: 18, facts: 5 }, day: { day: '2025-04-02', facts: 3 }, days: [{ day: '2025-04-02', facts: 3 }] },
  company: [
    { name: 'Bob', former: false, meetings: 4 },
    { name: '한', former: false, meetings: 3 },
    { name: null, former: true, meetings: 2 },
  ],
  garage: { cars: 9 },
  staff: null,
};
const words: PictureTexts = {
  language: 'en',
  say: (key, otherwise) => (key === 'recap:title' ? 'Recap {{period}}' : (otherwise ?? key.replace(/^\w+:/, ''))),
  carName: (carId) => `Car ${carId}`,
  site: 'tdr.example',
};
const telling = { period: '2025', told, timeZones: ['Europe/Berlin'], name: 'Ann' };
const shown = (card: (typeof recapCards)[number], more: Partial<typeof telling> = {}) =>
  pictureOfCard(card, { ...telling, ...more }, words);

describe('the picture of a card', () => {
  it('says whose year it is, the figure large and the others below it', () => {
    expect(shown('records')).toEqual({
      language: 'en',
      period: 'Recap 2025 · Berlin',
      title: 'cards.records',
      name: 'Ann',
      site: 'tdr.example',
      days: null,
      big: { label: 'counts.recordsSet', value: '5' },
      lines: [
        { label: 'counts.recordsLost', value: '1' },
        { label: 'counts.places', value: '4' },
        { label: 'longest', note: expect.stringContaining('Car Mini'), value: '40 days' },
      ],
    });
    expect(shown('words')).toMatchObject({ big: { label: 'counts.votes' }, lines: [{ label: 'counts.reviews' }] });
    expect(shown('rounds')).toMatchObject({ big: { label: 'counts.solutions' }, lines: [] });
  });

  it('names the days of a month, and those alone who agreed to it', () => {
    expect(shown('days', { period: '2025-04' })).toMatchObject({
      period: expect.stringContaining('April 2025 · Apr 1'),
      days: { from: '2025-04-01', to: '2025-04-30' },
      lines: [{ value: '3' }, { value: '5' }],
    });
    expect(shown('company')?.lines.map(({ label }) => label)).toEqual(['Bob', '한', 'formerPlayer']);
  });

  it('is none where there is nothing to tell', () => {
    expect(shown('staff')).toBeUndefined();
  });

  it('is drawn without a text of its own, so that no font of the machine is asked', () => {
    const letters = new PictureFonts('en');
    const drawn = recapCards.flatMap((card) => shown(card) ?? []).map((card) => drawCard(card, letters));
    expect(drawn).toHaveLength(8);
    for (const svg of drawn) expect(svg).not.toMatch(/<text|font|NaN|undefined/);
    // A square for each day of the year.
    expect(drawn[5]?.split('<rect').length).toBeGreaterThan(365);
  });

  it('says of a name that no font can write what it says of those who are not named', () => {
    const letters = new PictureFonts('en');
    const company = pictureOfCard('company', telling, words);
    const unnamed = letters.outline('unnamed', 36, 400).path;
    expect(company && drawCard(company, letters)).toContain(unnamed);
  });
});
