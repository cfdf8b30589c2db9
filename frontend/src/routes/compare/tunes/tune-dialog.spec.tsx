import { act, screen, waitFor, within } from '@testing-library/react';
import { changeSettings } from '../../../lib/settings/settings.ts';
import { type StatsReading, tunedStats } from '#contracts';
import { FakeApi } from '../../../test/fake-api.ts';
import { renderAt } from '../../../test/render.tsx';
import { testCar } from '../../../test/test-car.ts';
import { ComparePage } from '../compare.page.tsx';

let api: CardsApi;
const stats = { topSpeedMph: 205, acceleration0to60s: 3.4, handling: 91 };

class CardsApi extends FakeApi {
  sent: unknown[] = [];

  override handlers() {
    const reading = {
      statsId: '0b6d6a4b-9c01-4e2a-8f00-1f2e3d4c5b6a',
      stats,
      by: { userId: 'bob', name: 'Bob' },
      at: '2026-03-01T12:00:00.000Z',
      gameVersion: '26',
      state: 'stands',
      support: 'plain',
      votes: { up: 0, down: 0, reasons: [] },
      allowed: ['vote-on-tuned-stats'],
    } satisfies StatsReading;
    const answer = (data: unknown) => {
      this.sent.push(data);
      return { id: reading.statsId, position: this.position, views: ['tuned-stats'] };
    };
    return [
      this.on(tunedStats.ofCar, () => ({
        carId: 'Mistral',
        tunes: [{ tune: '323', readings: [reading] }],
        allowed: ['submit-tuned-stats'] as 'submit-tuned-stats'[],
      })),
      this.on(tunedStats.submit, ({ body }) => answer(body)),
      this.on(tunedStats.vote, ({ body }) => answer(body)),
      ...super.handlers(),
    ];
  }
}

beforeEach(() => {
  localStorage.clear();
  api = new CardsApi();
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
  await page.user.click(await screen.findByRole('button', { name: 'More tunes for Mistral' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'All tunes…' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Tunes for Mistral' })) };
}
const deck = '~CMistral~T332~CMistral~T233~CZonda~T323';

describe('the tunes of a car', () => {
  it('say how often each is the best on the chosen tracks', async () => {
    const { dialog } = await opened();
    expect(await dialog.findByText('Tracks with times for at least two tunes: 2')).toBeVisible();
    const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines.find((line) => line.includes('323'))).toContain('best on 1 of 2');
    expect(lines.find((line) => line.includes('332'))).toContain('best on 0 of 2');
  });

  it('are taken for the column, or with the same car beside it', async () => {
    const { user, dialog, where } = await opened();
    await user.click(dialog.getByRole('button', { name: 'Add the car again with tune 233' }));
    expect(where()).toContain(deck);
    await user.click(dialog.getByRole('button', { name: 'Use tune 111' }));
    await waitFor(() => expect(where()).toContain('~CMistral~T111~CMistral~T233'));
  });

  it('may be one of three digits where own tunes are wanted', async () => {
    act(() => changeSettings({ showCustomTunes: true }));
    const { user, dialog, where } = await opened();
    const field = dialog.getByRole('textbox', { name: 'Custom tune' });
    await user.type(field, '999{Enter}');
    expect(dialog.getByText(/none of the tunes above/)).toBeVisible();
    await user.clear(field);
    await user.type(field, '987{Enter}');
    await waitFor(() => expect(where()).toContain('~CMistral~T987~CZonda'));
  });

  it('show what was read off the card, in the column too, and mark what is reckoned', async () => {
    api.cards.set('Mistral|323', stats);
    const { dialog } = await opened();
    const lines = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(lines().find((line) => line.includes('323'))).toContain('205 mph 3.4'));
    expect(lines().find((line) => line.includes('332'))).toContain('≈');
  });

  it('take what the card shows, once it can be read', async () => {
    const { user, dialog } = await opened();
    await user.click(dialog.getByRole('button', { name: 'Card stats with tune 332' }));
    const card = within(await dialog.findByRole('region', { name: 'Card stats with tune 332' }));
    await user.type(card.getByRole('textbox', { name: 'Top speed' }), '205');
    await user.type(card.getByRole('textbox', { name: '0–60' }), '34');
    await user.type(card.getByRole('textbox', { name: 'Handling' }), '91');
    await user.click(card.getByRole('button', { name: 'Send' }));
    expect(card.getByText(/“34” cannot be read/)).toBeVisible();
    expect(api.sent).toEqual([]);
    await user.clear(card.getByRole('textbox', { name: '0–60' }));
    await user.type(card.getByRole('textbox', { name: '0–60' }), '3,4{Enter}');
    await waitFor(() =>
      expect(api.sent).toEqual([
        { carId: 'Mistral', tune: '332', topSpeed: '205', acceleration: '3,4', handling: '91' },
      ]),
    );
  });

  it('let others say that a card was misread', async () => {
    const { user, dialog } = await opened();
    await user.click(dialog.getByRole('button', { name: 'Card stats with tune 323' }));
    await user.click(await dialog.findByRole('button', { name: 'It is wrong…' }));
    await user.click(dialog.getByRole('button', { name: 'Misread' }));
    await waitFor(() => expect(api.sent).toEqual([{ vote: 'down', reason: 'misread' }]));
  });
});
