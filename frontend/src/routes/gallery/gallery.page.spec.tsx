import { screen, within } from '@testing-library/react';
import { FakeCars } from '../../test/fake-cars.ts';
import { withoutRetry, renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { GalleryPage } from './gallery.page.tsx';

let api: FakeCars;
beforeEach(() => {
  api = new FakeCars();
  api.versions = ['18', '24', '26'];
  api.cars = [testCar('kombi', { name: '560 Kombi' }), testCar('nsx', { name: 'Honda NSX' })];
  api.changes = [
    { carId: 'kombi', name: '560 Kombi', released: false, changes: { rq: [73, 74], weightKg: [1960, 1995] } },
    { carId: 'nsx', name: 'Honda NSX', released: true, changes: {} },
    { carId: 'old', name: 'Old One', released: false, changes: { rq: [60, 59] } },
  ];
  api.install();
});

const show = (query = '') => renderAt(`/gallery${query}`, withoutRetry(<GalleryPage />));
const rows = () => screen.getAllByRole('link', { name: /Kombi|NSX|Old/ }).map((link) => link.textContent);

describe('the changes between versions', () => {
  it('are those of the last two, each for better or worse', async () => {
    show();
    expect(await screen.findByText('+35 kg')).toHaveTextContent('+35 kg, worse');
    expect(rows()).toHaveLength(2);
    expect(api.asked('/api/v1/versions/changes')[0]?.url.search).toContain('from=24&to=26');
    expect(await screen.findByText('no longer available')).toBeVisible();
  });

  it('are counted by kind, and shown of one kind', async () => {
    const { user, where } = show('?from=26&to=18');
    const kinds = within(await screen.findByRole('group', { name: 'Type of change' }));
    expect(api.asked('/api/v1/versions/changes')[0]?.url.search).toContain('from=18&to=26');
    expect(kinds.getByRole('button', { name: 'RQ 2' })).toBeVisible();
    await user.click(kinds.getByRole('button', { name: 'Weight 1' }));
    expect(rows()).toEqual([expect.stringContaining('560 Kombi')]);
    await user.click(kinds.getByRole('button', { name: 'New cars 1' }));
    expect(screen.getByText('New by version 26')).toBeVisible();
    expect(where()).toContain('kind=new');
  });

  it('are found by the words of a name, and say where there are none', async () => {
    const { user } = show();
    await user.type(await screen.findByRole('searchbox'), 'kom');
    await screen.findByText('Cars: 1');
    await user.type(screen.getByRole('searchbox'), 'x');
    await user.click(await screen.findByRole('button', { name: 'Show any change' }));
    expect(await screen.findByText('Cars: 2')).toBeVisible();
  });

  it('need two versions', async () => {
    api.versions = ['26'];
    show();
    expect(await screen.findByText('Only one game version is known so far.')).toBeVisible();
  });
});
