import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { recaps } from '#contracts';
import type { MyRecap, RecapActivity, RecapDto } from '#contracts';
import { FileAnswer, Refusal } from '../../test/answering.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { RecapPage } from './recap.page.tsx';

const fact: RecapActivity = {
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
};
const told: RecapDto = {
  year: { activeDays: 11, first: fact, last: fact, streak: { from: '2025-03-04', to: '2025-03-06', days: 3 } },
  times: {
    times: 6,
    confirmed: 2,
    tracks: 1,
    cars: 1,
    topTracks: [{ trackCode: 'tRoad_a00', times: 4 }],
    topCars: [{ carId: 'Mini', times: 5 }],
  },
  records: { set: 5, lost: 1, places: 4, longest: { carId: 'Mini', tune: '332', trackCode: 'tRoad_a00', days: 40 } },
  rounds: null,
  words: { reviews: 1, photos: 0, templates: 0, votes: 2 },
  days: { hour: { hour: 18, facts: 5 }, day: { day: '2025-04-02', facts: 3 }, days: [{ day: '2025-04-02', facts: 3 }] },
  company: [
    { name: 'Bob', former: false, meetings: 4 },
    { name: null, former: false, meetings: 3 },
    { name: null, former: true, meetings: 2 },
  ],
  garage: { cars: 9 },
  staff: { decisions: 4, of: [{ subject: 'photos', decisions: 3 }] },
};

/** A recap that stores its owner's changes. */
class RecapApi extends FakeApi {
  recap: MyRecap = {
    period: '2025',
    timeZones: ['Europe/Berlin', 'Asia/Tokyo'],
    told,
    corrections: [{ figure: 'times', was: 7, is: 6, at: '2026-02-03T09:00:00.000Z' }],
    years: [2026, 2025],
    kept: true,
    named: false,
    statedZone: null,
    shares: [],
  };
  readonly done: unknown[] = [];
  readonly lists: unknown[] = [];
  pictures: string[] = [];
  noPicture = false;

  #drawn(asked: string) {
    if (this.noPicture) return new Refusal('too-many-waiting');
    this.pictures.push(asked);
    return new FileAnswer('PNG');
  }

  protected override handlers() {
    const did = (what: string, change: (recap: MyRecap, body: never) => Partial<MyRecap>) => (asked: object) => {
      const { body } = asked as { body?: unknown };
      this.done.push([what, body]);
      this.recap = { ...this.recap, ...change(this.recap, body as never) };
      return { id: 'k', position: 9, views: ['recaps'] };
    };
    return [
      this.on(recaps.own, ({ params: { period } }) => ({ ...this.recap, period })),
      this.on(recaps.list, ({ query }) => {
        this.lists.push([query.list, query.of]);
        return { items: [fact], total: 1 };
      }),
      this.on(recaps.shared, ({ params: { key } }) =>
        key === 'k'
          ? { name: 'Ann', period: '2025', timeZones: ['Europe/Berlin'], told, corrections: [] }
          : new Refusal('user-unknown'),
      ),
      this.on(recaps.picture, ({ params: { period, card }, query: { language } }) =>
        this.#drawn(`${period} ${card} ${language}`),
      ),
      this.on(recaps.sharedPicture, ({ params: { key, card }, query: { language } }) =>
        this.#drawn(`${key} ${card} ${language}`),
      ),
      this.on(
        recaps.zone,
        did('zone', (_, { timeZone }: { timeZone: string }) => ({ statedZone: timeZone })),
      ),
      this.on(
        recaps.choose,
        did('choose', ({ told: before }, { kept, named }: { kept: boolean; named: boolean }) => ({
          kept,
          named,
          told: kept ? (before ?? told) : null,
        })),
      ),
      this.on(
        recaps.share,
        did('share', (_, body: { period: string; cards: MyRecap['shares'][number]['cards'] }) => ({
          shares: [{ key: 'k', at: '2026-01-01T00:00:00.000Z', ...body }],
        })),
      ),
      this.on(
        recaps.revoke,
        did('revoke', () => ({ shares: [] })),
      ),
      ...super.handlers(),
    ];
  }
}

let api: RecapApi;
beforeEach(() => {
  localStorage.clear();
  api = new RecapApi();
  api.cars = [testCar('Mini')];
  api.install();
});

const show = (address: string) =>
  renderAt(
    address,
    <Routes>
      <Route path="/recap/:period" element={<RecapPage />} />
      <Route path="/recap/shared/:key" element={<RecapPage />} />
    </Routes>,
  );

describe('a year', () => {
  it('is told card after card, in the zones that it was in, with what was corrected since', async () => {
    show('/recap/2025');
    const cards = await screen.findAllByRole('heading', { level: 2 });
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Active days',
      'Lap times',
      'Records',
      'Day by day',
      'Most measured tracks',
      'Most measured cars',
      'Votes and reviews',
      'Fellow players',
      'Garage',
      'Moderation',
      'Corrected since',
    ]);
    expect(screen.getByText(/Berlin, Tokyo/)).toBeVisible();
    expect(screen.getByText(/Lap times: 7 → 6/)).toBeVisible();
    expect(['Bob', 'An unnamed player', 'former player'].map((name) => screen.getByText(name))).toHaveLength(3);
    // The time zone is sent once.
    await waitFor(() => expect(api.done.map((one) => (one as [string])[0])).toEqual(['zone']));
  });

  it('leads from a figure to what it comes from, by the clock of then', async () => {
    const { user } = show('/recap/2025');
    await user.click(await screen.findByRole('button', { name: 'Longest streak: 3 days. Show the list' }));
    const list = within(await screen.findByRole('dialog', { name: 'Longest streak' }));
    expect(await list.findByText(/Dec 31, 2025, 11:30/)).toBeVisible();
    expect(api.lists).toEqual([['days', '2025-03-04..2025-03-06']]);
  });

  it.each([
    ['Tracks: 1', 'tracks', ''],
    ['Cars: 1', 'cars', ''],
    ['Held the longest: 40 days', 'longest', ''],
    ['Top 10 places: 4', 'places', ''],
    ['Photos: 3', 'decided', 'photos'],
    [/^First: Dec 31, 2025/, 'first', ''],
    [/^Last: Dec 31, 2025/, 'last', ''],
  ])('has a list behind %s', async (name, list, of) => {
    const { user } = show('/recap/2025');
    await user.click(
      await screen.findByRole('button', { name: typeof name === 'string' ? `${name}. Show the list` : name }),
    );
    await waitFor(() => expect(api.lists).toEqual([[list, of]]));
  });

  it('is shared with the cards that one chooses, and taken back', async () => {
    const { user } = show('/recap/2025');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share' }));
    await user.click(dialog.getByRole('switch', { name: 'Fellow players' }));
    await user.click(dialog.getByRole('button', { name: 'Create link' }));
    const link = await dialog.findByRole('link');
    expect(link).toHaveAttribute('href', expect.stringContaining('/recap/shared/k'));
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(dialog.queryByRole('link')).toBeNull());
    const shared = api.done.find((one) => (one as [string])[0] === 'share') as [string, { cards: string[] }];
    expect(shared[1].cards).toEqual(['year', 'times', 'records', 'words', 'days', 'garage', 'staff']);
  });

  it('is switched off and on', async () => {
    const { user } = show('/recap/2025');
    await user.click(await screen.findByRole('button', { name: 'Settings' }));
    await user.click(await screen.findByRole('switch', { name: 'Create my recaps' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(await screen.findByRole('heading', { name: 'Records' })).toBeVisible();
  });
});

describe('the picture of a card', () => {
  const drawn: string[] = [];
  beforeEach(() => {
    drawn.length = 0;
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
  });

  it('is drawn by the server in the reader’s language, card by card', async () => {
    api.pictures = drawn;
    const { user } = show('/recap/2025');
    await user.click(await screen.findByRole('button', { name: 'Picture' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Picture' }));
    expect(await dialog.findByRole('img', { name: 'Picture: Active days' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Records' }));
    expect(await dialog.findByRole('img', { name: 'Picture: Records' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save picture' })).toBeEnabled();
    expect(drawn).toEqual(['2025 year en', '2025 records en']);
  });

  it('says why there is none, and is asked for again', async () => {
    api.pictures = drawn;
    api.noPicture = true;
    const { user } = show('/recap/shared/k');
    await user.click(await screen.findByRole('button', { name: 'Picture' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Picture' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    api.noPicture = false;
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByRole('img')).toBeVisible();
    expect(drawn).toEqual(['k year en']);
  });
});

describe('a shared year', () => {
  it('shows figures without their lists', async () => {
    show('/recap/shared/k');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ann: recap 2025' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Show the list/ })).toBeNull();
  });

  it('is not there when the link was taken back', async () => {
    show('/recap/shared/gone');
    expect(await screen.findByText('This link no longer works')).toBeVisible();
  });
});
