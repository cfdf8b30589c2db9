import { screen, waitFor, within } from '@testing-library/react';
import { bestTimes, garages, viewCounts, plannedEvents } from '#contracts';
import type { Kings, MyGarage, PlannedEvent } from '#contracts';
import { aPlannedEvent } from '#test/planned-event';
import { nothingSaved } from '../../lib/saved-picks/saved-picks.ts';
import { changeSettings } from '../../lib/settings/settings.ts';
import { Refusal } from '../../test/answering.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { EventsPage } from './events.page.tsx';

const IMAGE = '0123456789abcdef0123456789abcdef01234567';
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const set = ['kart_a00', 'slalom_a00', 'hairpin_a00', 'laguna_a00', 'fast_a00'];
const event = (name: string, from: number, to: number, more: Partial<PlannedEvent> = {}): PlannedEvent => ({
  eventId: name.toLowerCase().replaceAll(' ', '-'),
  status: 'published',
  neededTier: null,
  ...more,
  facts: {
    ...aPlannedEvent,
    requirements: [],
    hints: [],
    regions: [],
    rewards: [{ from: 1, to: 3, gold: 200, cash: 0, tickets: 0, packs: 0, carIds: [] }],
    links: [],
    tracksets: [set],
    images: [IMAGE],
    ...more.facts,
    name,
    startsAt: inDays(from),
    endsAt: inDays(to),
  },
});
const anyCar = { name: 'Any', criteria: '~NAny~R1_200', atLeast: 5 };
const bare = event('Coast', -1, 3.5);
const coast = { ...bare, facts: { ...bare.facts, requirements: [anyCar] } };
const nights = event('White Nights', 5, 8, { status: 'preview', neededTier: 3 });
const kings: Kings = {
  told: 'best-a-rarity',
  tracks: set.map((trackCode) => ({
    trackCode,
    rows: [
      ['A', '332', 20],
      ['B', '332', 20.5],
    ],
  })),
  savers: null,
};

const ownCopies = ['A', 'B', 'C', 'D'].map((carId) => ({
  copyId: carId.toLowerCase(),
  carId,
  points: carId === 'D' ? '993' : '996',
  since: null,
  won: 0,
  lost: 0,
  drawn: 0,
  locked: false,
  note: null,
}));
const ownGarage: MyGarage = {
  copies: ownCopies,
  visibility: 'private',
  key: null,
  groups: [],
  imports: [],
  changedAt: null,
};

class EventsApi extends FakeApi {
  kings = kings;
  protected override handlers() {
    const all = [nights, coast, event('Old Roads', -30, -20)];
    return [
      this.on(plannedEvents.list, () => ({ items: all })),
      this.on(plannedEvents.one, ({ params }) => all.find(({ eventId }) => eventId === params.id) ?? coast),
      this.on(viewCounts.atEvent, ({ query }) => ({ looks: query.looked ? 8 : 7 })),
      this.on(plannedEvents.kings, () => this.kings),
      this.on(plannedEvents.times, () => new Refusal('patrons-only', { tier: 2 })),
      this.on(bestTimes.ofTrack, () => ({
        items: ['A', 'B', 'C', 'D', 'E'].map((id, place): [string, string, number] => [id, '332', 20 + place]),
      })),
      this.on(garages.own, () => ownGarage),
      ...super.handlers(),
    ];
  }
}

let api: EventsApi;
beforeEach(() => {
  localStorage.clear();
  changeSettings({ showPrizeBoard: false });
  api = new EventsApi();
  api.cars = ['A', 'B', 'C', 'D', 'E'].map((id, place) => testCar(id, { rq: 30 + 5 * place }));
  api.install();
});

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('events', () => {
  it('are listed by what runs, comes and is over, and found by their name', async () => {
    const { user } = renderAt('/events', <EventsPage />);
    expect(await screen.findByRole('button', { name: /Coast.*ends in 3 days/ })).toBeVisible();
    expect(section('Upcoming').getByText(/patrons only \(Tier 3\)/)).toBeVisible();
    expect(section('Past').getByText('Old Roads')).toBeVisible();
    await user.type(screen.getByLabelText('Find an event'), 'old');
    expect(screen.queryByText('Coast')).toBeNull();
    await user.clear(screen.getByLabelText('Find an event'));
    await user.type(screen.getByLabelText('Find an event'), 'zz');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByText('Coast')).toBeVisible();
  });

  it('stand in the calendar of their month, and open from there beside others', async () => {
    const { user } = renderAt('/events?view=calendar&open=old-roads', <EventsPage />);
    const bars = await screen.findAllByRole('button', { name: 'Coast' });
    await user.click(bars[0] as HTMLElement);
    const tabs = within(screen.getByRole('navigation', { name: 'Opened events' }));
    expect(await tabs.findByRole('button', { name: 'Coast', current: 'page' })).toBeVisible();
    await user.click(tabs.getByRole('button', { name: 'Close Coast' }));
    expect(tabs.queryByRole('button', { name: 'Coast' })).toBeNull();
    expect(tabs.getByRole('button', { name: 'Old Roads' })).toBeVisible();
  });

  it('show the best hand of each trackset, and lead into the grid and the match', async () => {
    renderAt('/events?event=coast&open=coast', <EventsPage />);
    const article = within(await screen.findByRole('article', { name: 'Set A' }));
    expect(await article.findByText('200 RQ')).toBeVisible();
    const there = `/timeline?zoom=month&at=${coast.facts.startsAt.slice(0, 7)}&item=event-coast`;
    expect(screen.getByRole('link', { name: 'Show on timeline' })).toHaveAttribute('href', there);
    expect(article.getAllByRole('link', { name: /^[A-E]$/ })).toHaveLength(5);
    expect(article.getByRole('link', { name: 'Open in Match' })).toHaveAttribute(
      'href',
      expect.stringContaining('rq=320'),
    );
  });

  it('tell what one’s own cars can do there', async () => {
    const { user } = renderAt('/events?event=coast&open=coast', <EventsPage />);
    await user.click(await screen.findByRole('switch', { name: 'Only my garage' }));
    expect(await screen.findByText('Owned: 4 · one upgrade away: 1')).toBeVisible();
    expect(await screen.findByText('Not enough times yet.')).toBeVisible();
  });

  it('tell kings with their gaps to the one that is chosen, and remember picks', async () => {
    const { user } = renderAt('/events?event=coast&open=coast&part=kings', <EventsPage />);
    const column = within((await screen.findAllByRole('region', { name: /Kart/ }))[0] as HTMLElement);
    expect(column.getByText(/\+0\.50/)).toBeVisible();
    await user.click(column.getByRole('button', { name: 'Compare with B' }));
    expect(column.getByText(/−0\.50/)).toBeVisible();
    await user.click(column.getByRole('button', { name: 'Pick B' }));
    await user.click(screen.getByRole('button', { name: 'Only my picks (1)' }));
    expect(column.queryByRole('link', { name: 'A' })).toBeNull();
  });

  it('invite a visitor to sign in for the best, and tell who is no patron why hands are closed', async () => {
    api.kings = { ...kings, told: 'one-a-rarity' };
    const { user } = renderAt('/events?event=coast&open=coast&part=kings', <EventsPage />);
    expect(await screen.findByText('Log in to see the best on each track.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Hands' }));
    expect(await screen.findByText(/patrons only \(Tier 2\)/)).toBeVisible();
  });
});

describe('an open event', () => {
  it('have rewards, and a board to note prizes where that is wanted', async () => {
    changeSettings({ showPrizeBoard: true });
    const { user } = renderAt('/events?event=coast&open=coast&part=prizes', <EventsPage />);
    expect(await screen.findByText('Rank 1–3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Picture 1 of Coast' }));
    const whole = within(await screen.findByRole('dialog')).getByRole('img', { name: 'Picture 1 of Coast' });
    expect(whole).toHaveAttribute('src', expect.stringContaining(`${IMAGE}/full`));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const board = within(screen.getByRole('group', { name: 'Prize board' }));
    await user.click(board.getByRole('button', { name: '4: empty' }));
    expect(board.getByRole('button', { name: '4: Gold' })).toBeVisible();
    expect(localStorage.getItem('tdr.picks')).toContain('gold');
    await user.click(
      within(screen.getByRole('region', { name: 'Prize board' })).getByRole('button', { name: 'Clear' }),
    );
    expect(board.getByRole('button', { name: '4: empty' })).toBeVisible();
  });

  it('keep the place one came in at and a note, for oneself', async () => {
    const { user } = renderAt('/events?event=coast&open=coast&part=prizes', <EventsPage />);
    const own = within(await screen.findByRole('region', { name: 'Your result' }));
    await user.type(own.getByLabelText('Your place'), '2nd');
    await user.type(own.getByLabelText('Notes'), 'Lost the last race');
    await user.tab();
    await waitFor(() =>
      expect(api.eventPlan.picks).toMatchObject([{ eventId: 'coast', place: 2, note: 'Lost the last race' }]),
    );
    expect(screen.getByText('Rank 1–3')).toHaveTextContent('your place');
    await user.clear(own.getByLabelText('Your place'));
    await user.tab();
    await waitFor(() => expect(api.eventPlan.picks).toMatchObject([{ place: null, note: 'Lost the last race' }]));
  });

  it('show of one that is not open yet its name and for whom it is', async () => {
    renderAt('/events?event=white-nights&open=white-nights', <EventsPage />);
    expect(await screen.findByText(/patrons only \(Tier 3\)/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Kings' })).toBeNull();
  });
});

describe('the list of events', () => {
  it('are filtered by several kinds at once', async () => {
    renderAt('/events?kinds=daily,gt-series', <EventsPage />);
    expect(await screen.findByRole('button', { name: /Coast/ })).toBeVisible();
  });

  it('tell the place one noted', async () => {
    api.eventPlan.picks = [{ ...nothingSaved, eventId: 'coast', place: 12, changedAt: '2999-01-01T00:00:00.000Z' }];
    renderAt('/events', <EventsPage />);
    expect(await screen.findByRole('button', { name: /Coast.*You: rank 12/ })).toBeVisible();
  });

  it('remind of one that is to come, and no longer', async () => {
    const { user } = renderAt('/events?event=white-nights&open=white-nights', <EventsPage />);
    const remind = () => screen.getByRole('button', { name: 'Remind me' });
    await waitFor(() => expect(remind()).not.toHaveAttribute('data-off'));
    await user.click(remind());
    expect(await screen.findByRole('button', { name: 'Reminder on', pressed: true })).toBeVisible();
    expect(api.eventPlan.plan.events).toMatchObject([{ eventId: 'white-nights', isWanted: true }]);
    await user.click(screen.getByRole('button', { name: 'Reminder on' }));
    expect(await screen.findByRole('button', { name: 'Remind me', pressed: false })).toBeVisible();
    expect(api.eventPlan.plan.events).toEqual([]);
  });

  it('has picks of another device, and gives the account those of this one', async () => {
    const changedAt = '2999-01-01T00:00:00.000Z';
    api.eventPlan.picks = [{ ...nothingSaved, eventId: 'coast', cars: 'B|332~on:kart_a00|B|332', changedAt }];
    const { user } = renderAt('/events?event=coast&open=coast&part=kings', <EventsPage />);
    await screen.findByRole('button', { name: 'Only my picks (1)' });
    const column = within(screen.getAllByRole('region', { name: /Karting|Kart/ })[0] as HTMLElement);
    expect(column.getByRole('button', { name: 'Pick B', pressed: true })).toBeVisible();
    expect(column.getByRole('button', { name: 'Compare with B', pressed: true })).toBeVisible();
    api.eventPlan.picks = [];
    await user.click(column.getByRole('button', { name: 'Pick A' }));
    await waitFor(() =>
      expect(api.eventPlan.picks).toMatchObject([{ eventId: 'coast', cars: 'B|332~on:kart_a00|B|332~A|332' }]),
    );
  });
});
