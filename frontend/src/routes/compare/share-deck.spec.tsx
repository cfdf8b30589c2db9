import { screen } from '@testing-library/react';
import { decks } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { ComparePage } from './compare.page.tsx';

const address = '/?share=~KtRoad_a00~CMistral~T332~CFlea~T332&show=gaps';

const saved: Blob[] = [];
const copied: string[] = [];

class FakeLinks extends FakeApi {
  protected override handlers() {
    return [this.on(decks.shorten, () => ({ code: 'k3f9x2ab' })), ...super.handlers()];
  }
}

let api: FakeLinks;
beforeEach(() => {
  api = new FakeLinks();
  api.cars = [
    testCar('Mistral', { class: 'S', rq: 85, year: 2021 }),
    testCar('Flea', { class: 'F', rq: 15, year: 1961 }),
  ];
  api.set('Mistral|332|tRoad_a00', 68.25);
  api.set('Flea|332|tRoad_a00', 90);
  api.install();
  saved.length = 0;
  copied.length = 0;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      saved.push(blob);
      return 'blob:picture';
    },
    revokeObjectURL: () => {},
  });
  HTMLAnchorElement.prototype.click = () => {};
});

const openDialog = async () => {
  const { user } = renderAt(address, <ComparePage />);
  navigator.clipboard.writeText = async (text) => void copied.push(text);
  await screen.findByRole('gridcell', { name: /^1:30\.00/ });
  await user.click(screen.getAllByRole('button', { name: 'Share' })[0]!);
  await screen.findByRole('dialog', { name: 'Share this comparison' });
  return user;
};

describe('sharing what is compared', () => {
  it('gives the code of a frame with the times, once somebody wants it', async () => {
    const user = await openDialog();
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(screen.getByText('Embed'));
    const code = await screen.findByRole('textbox', { name: 'Code for your page' });
    expect((code as HTMLTextAreaElement).value).toContain(
      '/embeds/grid?deck=~KtRoad_a00~CMistral~T332~CFlea~T332&amp;',
    );
  });

  it('gives the address with the whole view of it', async () => {
    await openDialog();
    expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(
      'http://localhost/?share=~KtRoad_a00~CMistral~T332~CFlea~T332&show=gaps&colours=medals&order=type',
    );
  });

  it('gives a short link that the server keeps, and says why it cannot', async () => {
    api.failures.set('/api/v1/deck-links', 'store-unavailable');
    const user = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Short link' }));
    expect(await screen.findByText(/cannot save at the moment/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Short link' }));
    const short = 'http://localhost/decks?s=k3f9x2ab';
    expect(await screen.findByDisplayValue(short)).toBe(screen.getByRole('textbox', { name: 'Link' }));
    expect(copied).toEqual([short]);
    expect(api.asked('/api/v1/deck-links').at(-1)?.body).toEqual({
      query: '?share=~KtRoad_a00~CMistral~T332~CFlea~T332&show=gaps&colours=medals&order=type',
    });
  });

  it('gives the cars as lines of text', async () => {
    const user = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Copy the car list' }));
    expect(copied).toEqual(['S85 Mistral (2021) 332\nF15 Flea (1961) 332']);
  });

  it('gives the times as CSV, whatever is shown', async () => {
    const user = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Save times as CSV' }));
    expect(await saved.at(-1)?.text()).toMatch(/,tRoad_a00,1:08\.25,1:30\.00\r\n$/);
  });

  it('says that this browser draws no picture, and keeps its buttons', async () => {
    await openDialog();
    expect(await screen.findByText('This browser could not create the picture.')).toBeVisible();
    expect(screen.getByRole('button', { name: /Save picture/ })).toHaveAttribute('aria-disabled', 'true');
  });
});
