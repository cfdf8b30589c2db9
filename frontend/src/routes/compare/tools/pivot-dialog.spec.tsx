import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '../../../test/fake-api.ts';
import { renderAt } from '../../../test/render.tsx';
import { testCar } from '../../../test/test-car.ts';
import { ComparePage } from '../compare.page.tsx';

const deck = '/?share=~KtRoad_a00~Kdrag100_a00~CFlea~T332~CZonda~T323';

beforeEach(() => {
  localStorage.clear();
  const api = new FakeApi();
  api.cars = [testCar('Flea'), testCar('Zonda')];
  api.set('Flea|332|tRoad_a00', 95);
  api.set('Zonda|323|tRoad_a00', 70);
  api.set('Zonda|323|drag100_a00', 7);
  api.install();
});

const linesOf = (dialog: HTMLElement) => within(dialog).getAllByRole('listitem');

describe('one track alone', () => {
  it('has its cars by their times, and goes on to the next track', async () => {
    const { user } = renderAt(`${deck}&order=deck`, <ComparePage />);
    await user.click(await screen.findByRole('button', { name: /Twisty Road.*: menu/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ranked list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Twisty Road, Dry' });
    const [first, second] = linesOf(dialog);
    expect(first).toHaveTextContent(/^1.*Zonda323.*1:10\.00.*−25\.00/);
    expect(second).toHaveTextContent(/^2.*Flea332.*1:35\.00/);
    await user.click(within(dialog).getByRole('button', { name: '0-100mph, Dry' }));
    const next = await screen.findByRole('dialog', { name: '0-100mph, Dry' });
    expect(linesOf(next)[1]).toHaveTextContent(/Flea332–/);
  });

  it('leads from a line to its place in the grid', async () => {
    const { user } = renderAt(deck, <ComparePage />);
    await user.click(await screen.findByRole('button', { name: /Twisty Road.*: menu/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ranked list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Twisty Road, Dry' });
    await user.click(within(dialog).getByRole('button', { name: /Flea/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('gridcell', { name: /^1:35\.00/ })).toHaveFocus());
  });
});

it('one car alone has its times on all tracks, and goes on to the next car', async () => {
  const { user } = renderAt(deck, <ComparePage />);
  await user.click(await screen.findByRole('button', { name: 'Flea: menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'All times of this car' }));
  const dialog = await screen.findByRole('dialog', { name: 'Flea, 332' });
  expect(linesOf(dialog)[0]).toHaveTextContent(/^2.*Twisty Road.*1:35\.00/);
  await user.click(within(dialog).getByRole('button', { name: 'Zonda' }));
  expect(linesOf(await screen.findByRole('dialog', { name: 'Zonda, 323' }))[0]).toHaveTextContent(/^1.*1:10\.00/);
});
