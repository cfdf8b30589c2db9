import { act, screen, waitFor, within } from '@testing-library/react';
import { changeSettings } from '../../lib/settings/settings.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { CarsPage } from './cars.page.tsx';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.cars = [
    testCar('nsx', { name: 'Honda NSX', brand: 'Honda', rq: 77, topSpeedMph: 170, drive: 'RWD', tags: ['Track'] }),
    testCar('golf', { name: 'Golf R', class: 'B', rq: 60, topSpeedMph: 155, acceleration0to60s: 4.1, drive: '4WD' }),
    testCar('mini', { name: 'MINI Cooper S', class: 'D', rq: 33, topSpeedMph: 138, mra: 71.2, year: 2004 }),
  ];
  api.install();
});

const show = (query = '') => renderAt(`/cars${query}`, <CarsPage />);
const names = () => screen.getAllByRole('link').map((link) => [...link.querySelectorAll('b')].at(-1)?.textContent);

describe('the list of cars', () => {
  it('has every car, highest rating first, each leading to its page', async () => {
    show();
    expect(await screen.findByText('3 cars, game version 26')).toBeVisible();
    expect(names()).toEqual(['Honda NSX', 'Golf R', 'MINI Cooper S']);
    expect(screen.getByRole('link', { name: /Golf R/ })).toHaveAttribute('href', '/cars/golf');
  });

  it('is searched as one types, and the address says what for', async () => {
    const { user, where } = show();
    await screen.findByText('Golf R');
    await user.type(screen.getByRole('searchbox'), '2004 mini');
    await waitFor(() => expect(names()).toEqual(['MINI Cooper S']));
    await waitFor(() => expect(where()).toBe('/cars?find=2004+mini'));
  });

  it('leaves upcoming tags out of search and table, unless they are wanted', async () => {
    api.upcomingTags = ['Track'];
    show('?view=table&find=track');
    expect(await screen.findByText(/No matching cars/)).toBeVisible();
    act(() => changeSettings({ showUpcomingTags: true }));
    expect(await screen.findByText('Honda NSX')).toBeVisible();
    act(() => changeSettings({ showUpcomingTags: false }));
  });

  it('says when a slip was forgiven', async () => {
    const { user } = show();
    await screen.findByText('Golf R');
    await user.type(screen.getByRole('searchbox'), 'golg');
    expect(await screen.findByText(/one typo corrected/)).toBeVisible();
    expect(names()).toEqual(['Golf R']);
  });

  it('sorts by a head: the best first, the worst first, as before', async () => {
    const { user } = show();
    await screen.findByText('Golf R');
    const head = () => screen.getByRole('button', { name: '0–60, s' });
    await user.click(head());
    await waitFor(() => expect(names()[2]).toBe('Golf R'));
    await user.click(head());
    await waitFor(() => expect(names()[0]).toBe('Golf R'));
    await user.click(head());
    await waitFor(() => expect(names()[0]).toBe('Honda NSX'));
  });

  it('sorts by several figures at once', async () => {
    const { user, where } = show();
    await screen.findByText('Golf R');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'MRA × 0–60');
    await waitFor(() => expect(names()[0]).toBe('MINI Cooper S'));
    expect(where()).toBe('/cars?sort=-mraAcceleration');
  });
});

describe('the list of cars, filtered,', () => {
  it('says its filter as a sentence, of which each value can be taken away', async () => {
    const { user, where } = show('?filter=~N~S150_~dRWD%2C4WD');
    await waitFor(() => expect(names()).toEqual(['Honda NSX', 'Golf R']));
    const sentence = screen.getByRole('group', { name: 'Active filter' });
    expect(sentence).toHaveTextContent('DriveRWD or 4WDTop speedfrom 150 mph');
    await user.click(within(sentence).getByRole('button', { name: 'Remove: Top speed from 150 mph' }));
    await waitFor(() => expect(names()).toEqual(['Honda NSX', 'Golf R', 'MINI Cooper S']));
    expect(where()).toContain('RWD');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(where()).toBe('/cars'));
  });

  it('filters by classes at a press', async () => {
    const { user } = show();
    await screen.findByText('Golf R');
    await user.click(screen.getByRole('button', { name: 'Class B' }));
    await waitFor(() => expect(names()).toEqual(['Golf R']));
    expect(screen.getByText('1 car')).toBeVisible();
  });
});

describe('a car of the list', () => {
  it('shows cards, large and small', async () => {
    const { user, where } = show();
    await screen.findByText('Golf R');
    await user.click(screen.getByRole('radio', { name: 'Small' }));
    expect(await screen.findByRole('list', { name: 'Cars' })).toHaveTextContent('Golf R');
    await user.click(screen.getByRole('radio', { name: 'Large' }));
    expect(await screen.findByText('155')).toBeVisible();
    expect(where()).toBe('/cars?view=large');
  });

  it('puts a car into the deck, says so, and takes it back', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Add Golf R to Compare' }));
    expect(await screen.findByText('Golf R added to Compare.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Golf R is in Compare. Add it again' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Add Golf R to Compare' })).toBeVisible();
  });
});

describe('a list without cars', () => {
  it('says when no car fits, and drops what kept them out', async () => {
    const { user } = show('?find=zzzzzz');
    expect(await screen.findByText('No matching cars')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await screen.findByText('Golf R')).toBeVisible();
  });

  it('says when the cars are not to be had, and asks again', async () => {
    api.failures.set('/api/v1/catalogue', 'shape-invalid');
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Golf R')).toBeVisible();
  });
});
