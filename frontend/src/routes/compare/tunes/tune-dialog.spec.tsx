import { act, screen, waitFor, within } from '@testing-library/react';
import { changeSettings } from '../../../lib/settings/settings.ts';
import { FakeApi } from '../../../test/fake-api.ts';
import { renderAt } from '../../../test/render.tsx';
import { testCar } from '../../../test/test-car.ts';
import { ComparePage } from '../compare.page.tsx';

beforeEach(() => {
  localStorage.clear();
  const api = new FakeApi();
  api.cars = [testCar('Mistral'), testCar('Zonda')];
  api.set('Mistral|332|tRoad_a00', 72);
  api.set('Mistral|323|tRoad_a00', 70);
  api.set('Mistral|332|fast_a00', 50);
  api.set('Mistral|323|fast_a00', 51);
  api.set('Mistral|233|fast_a00', 49);
  api.install();
});

async function opened() {
  const page = renderAt('/?share=~KtRoad_a00~Kfast_a00~CMistral~T332~CZonda~T323', <ComparePage />);
  await page.user.click(await screen.findByRole('button', { name: 'More tunes of Mistral' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'All tunes…' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Tunes of Mistral' })) };
}
const deck = '~CMistral~T332~CMistral~T233~CZonda~T323';

describe('the tunes of a car', () => {
  it('say how often each is the best on the chosen tracks', async () => {
    const { dialog } = await opened();
    expect(await dialog.findByText('Compared on the chosen tracks that know two tunes: 2')).toBeVisible();
    const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines.find((line) => line.includes('323'))).toContain('best on 1 of 2');
    expect(lines.find((line) => line.includes('332'))).toContain('best on 0 of 2');
  });

  it('are taken for the column, or with the same car beside it', async () => {
    const { user, dialog, where } = await opened();
    await user.click(dialog.getByRole('button', { name: 'Add the car again with tune 233' }));
    expect(where()).toContain(deck);
    await user.click(dialog.getByRole('button', { name: 'Take tune 111' }));
    await waitFor(() => expect(where()).toContain('~CMistral~T111~CMistral~T233'));
  });

  it('may be one of three digits where own tunes are wanted', async () => {
    act(() => changeSettings({ showCustomTunes: true }));
    const { user, dialog, where } = await opened();
    const field = dialog.getByRole('textbox', { name: 'A tune of your own' });
    await user.type(field, '999{Enter}');
    expect(dialog.getByText(/none of the tunes above/)).toBeVisible();
    await user.clear(field);
    await user.type(field, '987{Enter}');
    await waitFor(() => expect(where()).toContain('~CMistral~T987~CZonda'));
  });
});
