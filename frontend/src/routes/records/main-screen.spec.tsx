import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { FakeNews, recordTime } from '../../test/fake-news.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
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
    expect(await screen.findByText('No time has beaten another yet.')).toBeVisible();
    expect(await screen.findByText('No times yet.')).toBeVisible();
  });

  it('is one line on a phone, and all of it over the page', async () => {
    const { user } = renderAt(address, <News form="strip" />);
    expect(await screen.findByRole('link', { name: /Brandt Zonda/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'What is new' }));
    expect(await screen.findByRole('heading', { name: 'Latest times' })).toBeVisible();
  });
});
