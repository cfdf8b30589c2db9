import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { currentSettings, resetSettings } from '../../lib/settings/settings.ts';
import { FakeCars } from '../../test/fake-cars.ts';
import { askedOnce, renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { CarPage } from './car.page.tsx';

const kombi = testCar('kombi', { name: '560 Kombi', topSpeedMph: 190, mra: 95, tags: ['Grand Estates'] });

let api: FakeCars;
beforeEach(() => {
  resetSettings();
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
    <Route path="/cars/:id" element={askedOnce(<CarPage />)} />
  </Routes>
);
const show = (address = '/cars/kombi') => renderAt(address, page);
const figure = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li');
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
    await user.click((await figure('Off the line')).getByRole('button', { name: 'What this means: Off the line' }));
    expect(screen.getByText(/^Off-the-line acceleration/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'What this means: Brakes' }));
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
    expect(await screen.findByText('560 Kombi is in the deck.')).toBeVisible();
    await waitFor(() => expect(currentSettings().deck).toContain('~Ckombi~T323'));
  });

  it('says that there is no such car', async () => {
    show('/cars/nobody');
    expect(await screen.findByRole('alert')).toHaveTextContent('This car is not in the catalogue');
  });
});
