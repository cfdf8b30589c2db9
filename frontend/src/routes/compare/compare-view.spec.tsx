import { screen, waitFor } from '@testing-library/react';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { ComparePage } from './compare.page.tsx';

const deck = '/?share=~KtRoad_a00~Kdrag100_a00~CMistral~T332~CZonda~T323';
const view = '&show=gaps&colours=heat&order=type&closed=drag';

beforeEach(() => {
  localStorage.clear();
  const api = new FakeApi();
  api.cars = [testCar('Mistral'), testCar('Zonda')];
  api.set('Mistral|332|tRoad_a00', 70);
  api.set('Zonda|323|tRoad_a00', 71.5);
  api.install();
});

describe('the view of a deck', () => {
  it('is what the address says, closed groups too', async () => {
    renderAt(deck + view, <ComparePage />);
    expect(await screen.findByText('+1.50')).toBeVisible();
    for (const name of ['Gaps', 'Heat']) expect(screen.getByRole('radio', { name })).toBeChecked();
    expect(screen.getByRole('button', { expanded: false, name: /1$/ })).toBeVisible();
  });

  it('is wholly in the address once it is changed, and stays there when the deck changes', async () => {
    const { user, where } = renderAt(deck, <ComparePage />);
    await user.click(await screen.findByRole('radio', { name: 'Gaps' }));
    await waitFor(() => expect(where()).toContain('&show=gaps&colours=medals&order=type'));
    await user.click(await screen.findByRole('button', { name: /Zonda: menu/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Set as base car/ }));
    await waitFor(() => expect(where()).toMatch(/&base=1&show=gaps&colours=medals&order=type$/));
  });
});
