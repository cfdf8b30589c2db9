import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import type { MissingTime } from '#contracts';
import { aPlannedEvent } from '#test/planned-event';
import { FakeNews, recordTime } from '../../test/fake-news.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { testChallenge } from '../../test/test-challenge.ts';
import { MainScreen } from './main-screen.tsx';
import { News } from './news.tsx';

const address = '/?share=~KtRoad_a00~CMistral~T332';
let api: FakeNews;

beforeEach(() => {
  api = new FakeNews();
  api.cars = [testCar('Mistral', { name: 'Brandt Mistral' }), testCar('Zonda', { name: 'Brandt Zonda' })];
  api.set('Mistral|332|tRoad_a00', 68.25);
  api.set('Zonda|332|kart_a00', 24.5);
  const slower = recordTime('Mistral', 'kart_a00', 25.1);
  api.latestRecords = [{ ...recordTime('Zonda', 'kart_a00', 24.5), previous: slower }];
  api.latestTimes = [recordTime('Mistral', 'tRoad_a00', 68.25)];
  api.install();
});

const cell = (name: RegExp) => screen.findByRole('gridcell', { name });
const section = (name: string) => screen.findByRole('heading', { name }).then((title) => title.parentElement!);

describe('the main screen', () => {
  it('keeps the grid as it is between / and /compare', async () => {
    const { user, where } = renderAt(
      address,
      <>
        <MainScreen />
        <Link to={address.replace('/', '/compare')}>elsewhere</Link>
      </>,
    );
    const before = await cell(/^1:08\.25/);
    await user.click(screen.getByRole('link', { name: 'elsewhere' }));
    await waitFor(() => expect(where()).toContain('/compare'));
    expect(await cell(/^1:08\.25/)).toBe(before);
  });

  it('starts with cars that have times where the prepared ones have none', async () => {
    api.latestTimes = [recordTime('Zonda', 'kart_a00', 24.5), recordTime('Zonda', 'fast_a00', 12)];
    const { where } = renderAt('/', <MainScreen />);
    expect(await cell(/^24\.50/)).toBeVisible();
    expect(where()).toContain('~CZonda~T332');
    expect(where()).not.toContain('Mistral');
  });
});

describe('what is new', () => {
  it('tells records with what they beat, and leads into the grid, where the deck stays', async () => {
    const { user, where } = renderAt(
      address,
      <>
        <MainScreen />
        <News form="column" />
      </>,
    );
    await cell(/^1:08\.25/);
    const record = within(await section('New records')).getByRole('link', {
      name: /Brandt Zonda.*24\.50.*beat 25\.10/,
    });
    await user.click(record);
    expect(where()).toContain('~CMistral~T332');
    const shown = await cell(/^24\.50/);
    await waitFor(() => expect(shown).toHaveFocus());
  });

  it('says so where nothing is new', async () => {
    Object.assign(api, { latestRecords: [], latestTimes: [] });
    renderAt(address, <News form="column" />);
    expect(await screen.findByText('No new records yet.')).toBeVisible();
    expect(await screen.findByText('No times yet.')).toBeVisible();
  });

  it('is one line on a phone, and all of it over the page', async () => {
    const { user } = renderAt(address, <News form="strip" />);
    expect(await screen.findByRole('link', { name: /Brandt Zonda/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'What’s new' }));
    expect(await screen.findByRole('heading', { name: 'Latest times' })).toBeVisible();
  });
});

describe('what runs now', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 60_000).toISOString();
  const challenge = (name: string, startsAt: string | null, endsAt: string | null) => ({
    ...testChallenge,
    challengeId: name,
    facts: { ...testChallenge.facts, name, startsAt, endsAt },
    tracks: ['kart_a00', 'moto_a10'],
  });

  it('is told, what ends first before others, and leads to it or into the grid on its tracks', async () => {
    api.challenges = [
      challenge('Coast', null, inHours(30)),
      challenge('Later', inHours(2), inHours(9)),
      challenge('Always', null, null),
      challenge('Resolved', null, inHours(-2)),
    ];
    const lists = {
      requirements: [],
      tracksets: [['kart_a00', 'slalom_a00', 'hairpin_a00', 'laguna_a00', 'fast_a00']],
      hints: [],
      regions: [],
      rewards: [],
      links: [],
      images: [],
    };
    const facts = { ...aPlannedEvent, ...lists, name: 'Small Wheels', startsAt: inHours(-3), endsAt: inHours(3) };
    api.events = [{ eventId: 'small', status: 'published', neededTier: null, facts }];
    const { user, where } = renderAt(address, <News form="column" />);
    const list = within(await section('Running now'));
    await list.findByRole('link', { name: /Small Wheels.*ends in/ });
    await list.findByRole('link', { name: /Coast.*ends in/ });
    const links = list.getAllByRole('link', { name: /ends in/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Small Wheels.*Event · ends in 3 hr/),
      expect.stringMatching(/^Coast.*Challenge · ends in 30 hr/),
    ]);
    expect(links[0]).toHaveAttribute('href', '/events?event=small&open=small');
    expect(links[1]).toHaveAttribute('href', '/challenges/Coast');
    await user.click(list.getByRole('link', { name: 'Compare on the tracks of Coast' }));
    expect(where()).toMatch(/~Kkart_a00~Kmoto_a10~CMistral~T332/);
    expect(where()).not.toContain('tRoad_a00');
  });

  it('is not there where nothing runs', async () => {
    renderAt(address, <News form="column" />);
    await section('New records');
    expect(screen.queryByRole('heading', { name: 'Running now' })).toBeNull();
  });
});

describe('what is wanted', () => {
  const wantedCell = (trackCode: string, looks: number, past: MissingTime['past'] = null): MissingTime => ({
    carId: 'Zonda',
    tune: '332',
    trackCode,
    looks,
    past,
  });

  it('is a list of cells without a time: one press begins to type it', async () => {
    api.wanted = [wantedCell('fast_a00', 7), wantedCell('kart_a60', 0, { kind: 'time', seconds: 31.5 })];
    const { user, where } = renderAt(
      address,
      <>
        <MainScreen />
        <News form="column" />
      </>,
    );
    await cell(/^1:08\.25/);
    const list = within(await section('Wanted times Wanted times: 2'));
    expect(list.getByRole('link', { name: /31\.50 before an update/ })).toBeVisible();
    await user.click(list.getByRole('link', { name: /Brandt Zonda.*viewed 7×/ }));
    expect(where()).toContain('fast_a00');
    expect(await screen.findByRole('textbox', { name: /Brandt Zonda/ })).toHaveFocus();
  });

  it('shows some, and more to who wants more', async () => {
    api.wanted = Array.from({ length: 12 }, (_, at) => wantedCell('fast_a00', 12 - at)).map((one, at) => ({
      ...one,
      tune: `${at + 100}`,
    }));
    const { user } = renderAt(address, <News form="column" />);
    const list = within(await section('Wanted times Wanted times: 12'));
    expect(await list.findAllByRole('link')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(list.queryAllByRole('link').length).toBe(12));
  });

  it('has a number on a phone, and none where nothing is wanted', async () => {
    api.wanted = [wantedCell('fast_a00', 7)];
    renderAt(address, <News form="strip" />);
    expect(await screen.findByRole('button', { name: 'What’s new Wanted times: 1' })).toBeVisible();
  });
});

describe('what is compared most', () => {
  it('is a car that one press puts beside the others', async () => {
    api.compared = [{ carId: 'Zonda', looks: 9 }];
    const { user, where } = renderAt(address, <News form="column" />);
    const list = within(await section('Most compared'));
    await user.click(await list.findByRole('link', { name: /Brandt Zonda.*viewed 9×/ }));
    expect(where()).toMatch(/~CMistral~T332~CZonda/);
  });

  const looked = () => api.asked('/api/v1/lap-times/matrix').map(({ url }) => url.searchParams.get('looked'));

  it('counts a deck that somebody chose', async () => {
    renderAt(address, <MainScreen />);
    await cell(/^1:08\.25/);
    expect(looked()).toEqual(['yes']);
  });

  it('does not count the deck of a first visit, which everybody sees', async () => {
    api.cars = [testCar('Ferrari_LaFerrari_2013')];
    renderAt('/compare?share=~KtRoad_a00~CFerrari_LaFerrari_2013~T332', <MainScreen />);
    await waitFor(() => expect(looked()).toEqual([null]));
  });
});
