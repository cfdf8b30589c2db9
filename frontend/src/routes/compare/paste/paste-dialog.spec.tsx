import { act, fireEvent, screen, within } from '@testing-library/react';
import { forgetPending } from '../../../features/submit-lap-time/pending-lap-times.ts';
import { FakeApi } from '../../../test/fake-api.ts';
import { renderAt } from '../../../test/render.tsx';
import { testCar } from '../../../test/test-car.ts';
import { ComparePage } from '../compare.page.tsx';

const address = '/?share=~KtRoad_a00~Kfast_a00~CMistral~T332~CZonda~T323~CFlea&order=deck';
let api: FakeApi;

beforeEach(() => {
  localStorage.clear();
  for (const cell of ['Mistral|332|tRoad_a00', 'Mistral|332|fast_a00', 'Zonda|323|fast_a00']) forgetPending(cell);
  api = new FakeApi();
  api.cars = [testCar('Mistral'), testCar('Zonda'), testCar('Flea')];
  api.set('Zonda|323|tRoad_a00', 70.5);
  api.install();
});

const sent = () => api.asked('/api/v1/lap-times').map(({ body }) => body);

async function pasted(text: string) {
  const page = renderAt(address, <ComparePage />);
  const cell = (await screen.findAllByRole('gridcell', { name: /no time yet/ }))[0] as HTMLElement;
  act(() => cell.focus());
  fireEvent.paste(cell, { clipboardData: { getData: () => text } });
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Paste times' })) };
}
const lines = (dialog: Pick<typeof screen, 'getAllByRole'>) =>
  dialog.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/^\d+/, ''));

describe('a pasted block', () => {
  it('is shown field by field from the cell on, and nothing is sent unseen', async () => {
    const { dialog } = await pasted('1:08.25\t1:10.50\t44\nabc\tDNF\t\n55\n');
    expect(dialog.getByText('Ready to send: 2 of 6')).toBeVisible();
    expect(lines(dialog)).toEqual([
      expect.stringMatching(/^Mistral · Twisty Road Dry1:08.251:08.25$/),
      expect.stringMatching(/^Zonda · .*same as now$/),
      expect.stringMatching(/^Flea · .*this car has no tune$/),
      expect.stringMatching(/^Mistral · .*abc\w.+/),
      expect.stringMatching(/^Zonda · .*DNFDNF$/),
      expect.stringMatching(/^Mistral55outside the grid$/),
    ]);
    expect(sent()).toEqual([]);
  });

  it('is sent in one go, and says of each what became of it', async () => {
    const { user, dialog } = await pasted('1:08.25\n55.10');
    await user.click(dialog.getByRole('button', { name: 'Send 2 times' }));
    expect(await dialog.findByText('Saved: 2 of 2')).toBeVisible();
    expect(sent()).toMatchObject([
      { carId: 'Mistral', trackCode: 'tRoad_a00', time: '1:08.25' },
      { carId: 'Mistral', trackCode: 'fast_a00', time: '55.10' },
    ]);
  });

  it('goes on behind a field that was refused, which stays in its cell', async () => {
    const { user, dialog } = await pasted('1:08.25\n55.10');
    api.failures.set('/api/v1/lap-times', 'store-unavailable');
    await user.click(dialog.getByRole('button', { name: 'Send 2 times' }));
    expect(await dialog.findByText('Saved: 1 of 2')).toBeVisible();
    expect(lines(dialog)[0]).toMatch(/The server cannot save at the moment/);
  });
});
