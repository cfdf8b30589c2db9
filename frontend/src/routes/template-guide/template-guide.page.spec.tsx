import { screen, within } from '@testing-library/react';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { TemplateGuidePage } from './template-guide.page.tsx';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.cars = [
    testCar('nsx', { name: 'Honda NSX', country: 'JP', rq: 77 }),
    testCar('rx7', { name: 'Mazda RX-7', country: 'JP', rq: 75 }),
    testCar('gtr', { name: 'Nissan GT-R', country: 'JP', rq: 76 }),
  ];
  api.install();
});

const show = (query = '') => renderAt(`/templateguide${query}`, <TemplateGuidePage />);
const rule = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);

describe('the guidelines of templates', () => {
  it('are ten, and say nothing of a deck before there is one', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(10);
    expect(screen.queryByText('Good')).toBeNull();
  });

  it('look at a pasted deck: what is missing, in which order, and the same deck sorted', async () => {
    const { user } = show('?title=Japanese+cars');
    await user.click(screen.getByLabelText('Deck link'));
    await user.paste('https://example.org/compare?share=~Kfast_a00~Kdrag100_a00~Crx7~Cnsx');
    expect(await screen.findByText('Missing: Nissan GT-R')).toBeVisible();
    expect(rule('All cars that fit').getByText('Cars that fit: 2 of 3')).toBeVisible();
    expect(rule('Cars in order').getByText('Check')).toBeVisible();
    expect(rule('Tracks in order').getByText('Check')).toBeVisible();
    expect(rule('A clear title').getByText('Good')).toBeVisible();
    expect(screen.getByText('Points to check: 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open sorted in Compare' })).toHaveAttribute(
      'href',
      '/compare?share=~Kdrag100_a00~Kfast_a00~Cnsx~Crx7',
    );
  });

  it('have nothing against a deck that follows them', async () => {
    show('?title=Japanese+cars&deck=~Kdrag100_a00~Cnsx~Cgtr~Crx7');
    expect(await screen.findByText('The automatic checks found no problems.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open sorted in Compare' })).toBeNull();
  });

  it('name cars that the catalogue does not have, and say what is no deck', async () => {
    const { user } = show('?deck=~Cnsx~Cghost');
    expect(await screen.findByText('Not in the catalogue: ghost')).toBeVisible();
    await user.clear(screen.getByLabelText('Deck link'));
    await user.type(screen.getByLabelText('Deck link'), '332');
    expect(screen.getByText('This is not a deck link. Copy one from Compare.')).toBeVisible();
  });

  it('say when the catalogue does not come, and ask again', async () => {
    api.failures.set('/api/v1/catalogue', 'unexpected');
    const { user } = show('?deck=~Cnsx~Crx7');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Missing: Nissan GT-R')).toBeVisible();
  });
});
