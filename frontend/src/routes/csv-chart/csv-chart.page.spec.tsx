import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { CsvChartPage } from './csv-chart.page.tsx';

beforeEach(() => {
  localStorage.clear();
  const api = new FakeApi();
  api.cars = [testCar('Polo', { rq: 45, class: 'C', weightKg: 1100 }), testCar('Zonda', { rq: 90, class: 'S' })];
  api.install();
});

async function withText(text: string) {
  const { user } = renderAt('/MainCsvChart?view=table', <CsvChartPage />);
  await user.click(screen.getByLabelText('Or paste text'));
  await user.paste(text);
  return user;
}
const rows = async () => {
  const table = await screen.findByLabelText('Cars and stats');
  return [...table.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
};

describe('a chart from a file', () => {
  it('joins what is pasted with the cars, and says what it left out', async () => {
    const user = await withText('car;time\nZonda;70,5\nPolo;80,5\nPolo;1;2\nTrabant;99');
    expect(
      await screen.findByText('Rows skipped: 1. First: row 4. It has more fields than the first row.'),
    ).toBeVisible();
    expect(screen.getByText('Cars not found: 1 (Trabant)')).toBeVisible();
    expect(await rows()).toEqual(['ZondaS70.590', 'PoloC80.545']);
    await user.click(screen.getByText('Polo'));
    expect(within(screen.getByRole('region', { name: 'Polo' })).getByRole('link')).toHaveAttribute(
      'href',
      '/cars/Polo',
    );
  });

  it('has another file beside the first as a series of its own', async () => {
    const user = await withText('car,time\nZonda,70');
    const text = 'car\ttime\nPolo\t80';
    // Files here have no bytes.
    const arrayBuffer = async () => new TextEncoder().encode(text).buffer;
    const file = Object.assign(new File([text], 'wet.tsv'), { arrayBuffer });
    // The initial field of the page goes when the first file arrives.
    await screen.findByLabelText('Remove Pasted text');
    await user.upload(screen.getByLabelText('CSV or TSV file'), file);
    await screen.findByLabelText('Remove wet.tsv');
    await waitFor(async () => expect(await rows()).toEqual(['ZondaPasted text7090', 'Polowet.tsv8045']));
    await user.click(screen.getByLabelText('Remove Pasted text'));
    await waitFor(async () => expect(await rows()).toEqual(['PoloC8045']));
  });

  it('says why a text gives no chart', async () => {
    await withText('car,colour\nPolo,red');
    expect(await screen.findByRole('alert')).toHaveTextContent('Pasted text has no column with numbers or times.');
    expect(screen.getByLabelText('Or paste text')).toBeVisible();
  });
});
