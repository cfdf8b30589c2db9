import { screen, waitFor, within } from '@testing-library/react';
import { savedDecks } from '../../features/decks/saved-decks.ts';
import { useChartAddress } from '../../features/charts/use-chart-address.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { MarkedPanel } from './marked-panel.tsx';
import { useChartLabels } from './use-chart-labels.ts';

const points = ['Zonda', 'Polo'].map((id, at) => ({
  id,
  name: id,
  car: testCar(id),
  tune: at === 0 ? '323' : undefined,
  x: 1,
  y: 2,
  atX: 1,
  atY: 2,
  size: null,
  group: 'A',
}));

function Marked() {
  const address = useChartAddress();
  return <MarkedPanel points={points} address={address} words={useChartLabels(address.track)} />;
}

beforeEach(() => {
  localStorage.clear();
  new FakeApi().install();
});

describe('cars that were marked in a chart', () => {
  it('are kept as a deck with their tunes and the track', async () => {
    const { user } = renderAt('/charts?track=kart_a00', <Marked />);
    await user.click(await screen.findByRole('button', { name: 'Save deck' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save deck' }));
    await user.type(dialog.getByLabelText('Name'), 'Best for their RQ');
    await user.click(dialog.getByRole('button', { name: 'Save deck' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [kept] = savedDecks();
    expect(kept?.name).toBe('Best for their RQ');
    expect(kept?.query).toMatch(/kart_a00.*Zonda.*323.*Polo/);
  });

  it('are copied as a list', async () => {
    const { user } = renderAt('/charts', <Marked />);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy the car list' }));
    expect(await screen.findByText('Cars copied.')).toBeVisible();
    expect(write).toHaveBeenCalledWith('Zonda\nPolo');
  });
});
