import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { currentSettings, defaultSettings, takeSettings } from '../../lib/settings/settings.ts';
import { FakeCars } from '../../test/fake-cars.ts';
import { withoutRetry, renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { CarPage } from './car.page.tsx';

const kombi = testCar('kombi', { name: '560 Kombi', topSpeedMph: 190, mra: 95, tags: ['Grand Estates'] });

let api: FakeCars;
beforeEach(() => {
  takeSettings(defaultSettings);
  api = new FakeCars();
  api.cars = [
    kombi,
    testCar('quick', { topSpeedMph: 210 }),
    testCar('slow', { topSpeedMph: 150 }),
    testCar('other-class', { class: 'B', rq: 60, topSpeedMph: 250 }),
  ];
  api.install();
});

const page = (
  <Routes>
    <Route path="/cars/:id" element={withoutRetry(<CarPage />)} />
    <Route path="*" element={null} />
  </Routes>
);
const show = (address = '/cars/kombi') => renderAt(address, page);
const figure = async (name: string) => {
  const all = within(await screen.findByRole('region', { name: 'Stats' }));
  const row = all.getByText(name).closest('li');
  if (!row) throw new Error(`no figure ${name}`);
  return within(row);
};

describe('the page of a car', () => {
  it('has its figures with their rank among the cars of its class', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: '560 Kombi' })).toBeVisible();
    const topSpeed = await figure('Top speed');
    await topSpeed.findByText('2 of 3');
    expect(topSpeed.getByText('190')).toBeVisible();
    expect((await figure('Hill bonus')).getByText('not known yet')).toBeVisible();
    expect(screen.getByText('Grand Estates')).toBeVisible();
  });

  it('says what a figure means', async () => {
    const { user } = show();
    await user.click((await figure('Off the line')).getByRole('button', { name: 'About Off the line' }));
    expect(screen.getByText(/^Off-the-line acceleration/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'About Brakes' }));
    expect(await screen.findByRole('dialog', { name: 'Brake class' })).toBeVisible();
  });

  it('computes the figures of a tune, and keeps it in the address', async () => {
    const { user, where } = show();
    await user.click(await screen.findByRole('radio', { name: '332' }));
    expect((await figure('Top speed')).getByText('199')).toBeVisible();
    expect(where()).toBe('/cars/kombi?tune=332');
  });

  it('puts the car with its tune into the deck of Compare', async () => {
    const { user } = show('/cars/kombi?tune=323');
    await user.click(await screen.findByRole('button', { name: 'Add to Compare' }));
    expect(await screen.findByText('560 Kombi added to Compare.')).toBeVisible();
    await waitFor(() => expect(currentSettings().deck).toContain('~Ckombi~T323'));
  });

  it('says of a car that is gone that it is, and asks nothing more of it', async () => {
    api.cars = [{ ...kombi, retired: true }];
    show();
    expect(await screen.findByText('This car is no longer in the game.')).toBeVisible();
    expect(api.asked('/api/v1/usefulness/cars/kombi')).toEqual([]);
  });

  it('says that there is no such car', async () => {
    show('/cars/nobody');
    expect(await screen.findByRole('alert')).toHaveTextContent('Car not found');
  });
});

describe('a car through the versions of the game', () => {
  const at = '2026-02-01T12:00:00.000Z';
  beforeEach(() => {
    api.versions = ['18', '24', '26'];
    api.older.set('kombi@18', { ...kombi, rq: 73, weightKg: 1430 });
    api.histories.set('kombi', [
      {
        gameVersion: '24',
        reason: 'game-update',
        source: 'import',
        at,
        by: null,
        text: null,
        changes: { rq: [73, 75], weightKg: [1430, 1400], tags: [[], ['Grand Estates']] },
      },
      {
        gameVersion: '18',
        reason: 'released',
        source: 'moderator',
        at,
        by: 'lena',
        text: 'As in the game.',
        changes: {},
      },
    ]);
  });

  it('holds the place of its choice until the versions are known, so that nothing below it moves', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    api.held.set('/api/v1/cars/kombi/history', promise);
    const { user } = show();
    const choice = await screen.findByRole('combobox', { name: 'Game version' });
    expect(choice).toHaveValue('Current version');
    await screen.findByRole('heading', { name: '560 Kombi' });
    expect(choice).toBeVisible();

    resolve();
    await screen.findByRole('region', { name: 'By game version' });
    await user.click(choice);
    expect(await screen.findByRole('option', { name: 'Version 24' })).toBeVisible();
  });

  it('tells what each made of it, for better or worse', async () => {
    show();
    const history = within(await screen.findByRole('region', { name: 'By game version' }));
    expect(await history.findByText('−30 kg')).toHaveTextContent('−30 kg, better');
    expect(history.getByText('+2')).toHaveTextContent('+2, higher RQ');
    expect(history.getByText('added')).toHaveTextContent('added');
    expect(history.getByText('As in the game.')).toBeVisible();
    expect(history.getAllByText(/2026/).map(({ textContent }) => textContent)).toEqual(['Feb 1, 2026 · lena']);
  });

  it('shows it as an older one had it, beside today’s', async () => {
    const { user, where } = show();
    await user.click(await screen.findByRole('button', { name: 'Show the car as of version 18' }));
    expect(where()).toBe('/cars/kombi?version=18');
    const weight = await figure('Weight');
    expect(await weight.findByText('today 1,400 kg')).toBeVisible();
    expect(weight.getByText('1,430')).toBeVisible();
    const since = within(screen.getByRole('region', { name: 'Changed since then' }));
    expect(since.getByText('+2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to current' }));
    expect(where()).toBe('/cars/kombi');
  });
});

describe('cars like it', () => {
  it('lead to their pages, and all together into Compare', async () => {
    const { user, where } = show();
    const similar = within(await screen.findByRole('region', { name: 'Similar cars' }));
    expect(similar.getByRole('link', { name: /quick/ })).toHaveAttribute('href', '/cars/quick');
    await user.click(similar.getByRole('button', { name: 'Compare these' }));
    expect(where()).toMatch(/^\/compare\?share=.*~Ckombi~T332~C/);
  });
});

describe('what a car is good for', () => {
  beforeEach(() => {
    api.useful = {
      score: 84,
      rankInClass: 2,
      niches: [{ niche: 'class:A', points: 30, most: 60 }],
      tracks: [
        { trackCode: 'tRoad_a00', value: 67.37, tunes: ['332', '323'], rank: 2, of: 41 },
        { trackCode: 'testBowl_a00', value: 89.41, tunes: ['332'], rank: 9, of: 40 },
      ],
      tunes: { '332': 11, '323': 13 },
      comparedTracks: 20,
      timedTracks: 2,
    };
  });

  it('is told by its best tracks, which go into Compare with its full tunes', async () => {
    const { user, where } = show();
    const best = within(await screen.findByRole('region', { name: 'Best tracks' }));
    expect(best.getByText('1:07.37')).toBeVisible();
    expect(best.getByText('200 mph')).toBeVisible();
    await user.click(best.getByRole('button', { name: 'Use this track list' }));
    expect(where()).toBe('/compare?share=~KtRoad_a00~KtestBowl_a00~Ckombi~T332~Ckombi~T323~Ckombi~T233');
  });

  it('is told by a score, stars in niches, and its tunes', async () => {
    show();
    const useful = within(await screen.findByRole('region', { name: 'Useful for' }));
    expect(useful.getByText('84')).toBeVisible();
    expect(useful.getByText('2 of 3 in its class')).toBeVisible();
    expect(useful.getByRole('img', { name: '3 of 5 stars' })).toBeVisible();
    expect(useful.getByRole('link', { name: 'Class A' })).toHaveAttribute('href', '/usefulness?niche=class%3AA');
    expect(within(screen.getByRole('region', { name: 'Tunes' })).getByText('13 of 20')).toBeVisible();
  });
});
