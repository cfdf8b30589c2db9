import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { AddCarDialog } from './add-car-dialog.tsx';

function Deck({ most = 15 }: { most?: number }) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [query, setQuery] = useState('');
  return (
    <AddCarDialog
      opened
      onClose={() => {}}
      chosen={chosen}
      most={most}
      onAdd={(car) => setChosen([...chosen, car.id])}
      onUndo={() => setChosen(chosen.slice(0, -1))}
      query={query}
      onQuery={setQuery}
    />
  );
}

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.cars = [testCar('nsx', { name: 'Honda NSX', rq: 77 }), testCar('golf', { name: 'Golf R', class: 'B', rq: 60 })];
  api.install();
});

describe('adding a car', () => {
  it('finds by words, adds by Enter and stays open for more', async () => {
    const { user } = renderAt('/', <Deck />);
    await screen.findByText('Honda NSX');
    await user.type(screen.getByRole('searchbox'), 'nsx{Enter}');
    expect(await screen.findByText('1 added')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('takes the last one back', async () => {
    const { user } = renderAt('/', <Deck />);
    await user.click(await screen.findByRole('button', { name: /Golf R/ }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Room for 15 more')).toBeVisible();
  });

  it('says the limit instead of dropping cars', async () => {
    const { user } = renderAt('/', <Deck most={1} />);
    await user.click(await screen.findByRole('button', { name: /Golf R/ }));
    expect(await screen.findByText(/^Maximum/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Honda NSX/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('offers to look in all classes when a class hides what is searched', async () => {
    const { user } = renderAt('/', <Deck />);
    await screen.findByText('Honda NSX');
    await user.click(screen.getByRole('button', { name: 'Class B' }));
    await user.type(screen.getByRole('searchbox'), 'nsx');
    await user.click(await screen.findByRole('button', { name: 'Search all classes' }));
    expect(await within(screen.getByRole('dialog')).findByRole('button', { name: /Honda NSX/ })).toBeVisible();
  });

  it('asks once more when the catalogue it was told of is gone', async () => {
    api.failures.set('/api/v1/catalogue/catalogue-1', 'catalogue-unknown');
    renderAt('/', <Deck />);
    expect(await screen.findByText('Honda NSX')).toBeVisible();
    expect(api.asked('/api/v1/catalogue/catalogue-1')).toHaveLength(2);
  });

  it('says when the catalogue is not to be had, and asks again', async () => {
    api.failures.set('/api/v1/catalogue', 'shape-invalid');
    const { user } = renderAt('/', <Deck />);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Honda NSX')).toBeVisible();
  });

  it('offers no car that is retired, and says when there is none', async () => {
    api.cars = [testCar('old', { name: 'Old Timer', retired: true })];
    renderAt('/', <Deck />);
    expect(await screen.findByText('No cars yet.')).toBeVisible();
  });

  it('forgives a typo, and marks what was searched for', async () => {
    const { user } = renderAt('/', <Deck />);
    await screen.findByText('Honda NSX');
    await user.type(screen.getByRole('searchbox'), 'golg r');
    expect(await screen.findByText('Golf')).toHaveProperty('tagName', 'MARK');
    expect(screen.queryByRole('button', { name: /Honda NSX/ })).toBeNull();
  });
});
