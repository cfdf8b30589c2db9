import { screen } from '@testing-library/react';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { ComparePage } from '../../routes/compare/compare.page.tsx';

beforeEach(() => {
  localStorage.clear();
  const api = new FakeApi();
  api.cars = [testCar('Mistral'), testCar('Zonda')];
  api.set('Mistral|332|tRoad_a00', 70);
  api.install();
});

describe('predicted times', () => {
  it('stand in cells without a time while they are wanted, and are never counted', async () => {
    const { user } = renderAt('/?share=~KtRoad_a00~CMistral~T332~CZonda~T332', <ComparePage />);
    const isEmpty = () => screen.findByRole('gridcell', { name: 'no time yet' });
    expect(await isEmpty()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Predicted times' }));
    expect(await screen.findByRole('gridcell', { name: /^no time yet, predicted about 1:?\d/ })).toHaveTextContent('≈');
    expect(screen.getByRole('gridcell', { name: '1:10.00, base car' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Predicted times', pressed: true }));
    expect(await isEmpty()).toBeVisible();
  });
});
