import { screen, waitFor, within } from '@testing-library/react';
import { bestTimes, clubs, garages } from '#contracts';
import type { ClubCalendar, ClubDayHistory, ClubSet, MyGarage } from '#contracts';
import { dayAfter } from '../../features/clubs/day-view.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { ClubsPage } from './clubs.page.tsx';

const today = new Date().toISOString().slice(0, 10);
const tomorrow = dayAfter(today, 1);
const tracks = ['kart_a00', 'slalom_a00', 'hairpin_a00', 'laguna_a00', 'fast_a00'];
const carSet = (setId: string, name: string, criteria: string): ClubSet => ({
  setId,
  status: 'active',
  facts: { kind: 'cars', name, requirements: [{ name, criteria, atLeast: 5 }], tracksets: [], hints: [] },
});
const trackSet = (setId: string, name: string): ClubSet => ({
  setId,
  status: 'active',
  facts: { kind: 'tracks', name, requirements: [], tracksets: [tracks], hints: [] },
});
const guess = (setId: string) => ({ setId, confidence: 0.84, after: 'germany', hits: 31, of: 37 });
const calendar: ClubCalendar = {
  today,
  days: [
    { day: today, carSets: ['germany', 'rare'], trackSets: ['coast', 'town'] },
    { day: dayAfter(today, -1), carSets: ['germany'], trackSets: [] },
  ],
  sets: [
    carSet('germany', 'Germany', '~NGermany~oDE'),
    carSet('rare', 'Rare', '~NRare~oIT'),
    trackSet('coast', 'Coast'),
    trackSet('town', 'Town'),
  ],
  predicted: [{ day: tomorrow, carSets: [guess('rare')], trackSets: [guess('coast')] }],
  basis: { days: 117, since: '2026-01-01', hitRate: 0.71 },
};
const copies = ['A', 'B', 'C', 'D'].map((carId) => ({
  copyId: carId.toLowerCase(),
  carId,
  points: '996',
  since: null,
  won: 0,
  lost: 0,
  drawn: 0,
  locked: false,
  note: null,
}));

const garage: MyGarage = { copies, visibility: 'private', key: null, groups: [], imports: [], changedAt: null };

/** Two requirements on two tracksets today; five cars are German, the user owns four of them. */
class ClubsApi extends FakeApi {
  readonly sent: unknown[] = [];
  protected override handlers() {
    const keep = ({ body }: { body: unknown }) => {
      this.sent.push(body);
      return { id: today, position: 9, views: ['club-days'] };
    };
    return [
      this.on(clubs.calendar, () => calendar),
      this.on(clubs.setDay, keep),
      this.on(clubs.makeSet, keep),
      this.on(clubs.dayHistory, () => history),
      this.on(bestTimes.ofTrack, () => ({
        items: ['A', 'B', 'C', 'D', 'E'].map((id, place): [string, string, number] => [id, '332', 20 + place]),
      })),
      this.on(garages.own, () => garage),
      ...super.handlers(),
    ];
  }
}
const day = { carSets: ['germany', 'rare'], trackSets: ['coast', 'town'] };
const history: ClubDayHistory = {
  steps: [
    { by: 'Ann', at: '2026-11-01T00:00:00.000Z', text: null, reason: 'import', facts: day },
    { by: 'Ann', at: '2026-10-31T00:00:00.000Z', text: 'Seen.', reason: 'other', facts: { ...day, carSets: [] } },
  ],
};

let api: ClubsApi;
beforeEach(() => {
  localStorage.clear();
  api = new ClubsApi();
  api.cars = ['A', 'B', 'C', 'D', 'E'].map((id, place) => testCar(id, { rq: 30 + 5 * place, country: 'DE' }));
  api.install();
});

const panel = (name: string) => within(screen.getByRole('region', { name }));

describe('club days', () => {
  it('show each requirement on each trackset, and one pair whole, by link', async () => {
    const { user } = renderAt(`/clubs?day=${today}&pair=germany~town`, <ClubsPage />);
    const pair = await screen.findByRole('button', { name: 'Germany on Town', pressed: true });
    expect(await within(pair).findByText('200 RQ')).toBeVisible();
    expect(await screen.findAllByText('No complete hand')).toHaveLength(2);
    expect(panel('Germany on Town').getAllByRole('link', { name: /^[A-E]$/ })).toHaveLength(5);
    expect(panel('Germany on Town').getByRole('link', { name: 'Open in Match' })).toHaveAttribute(
      'href',
      expect.stringContaining('rq=250'),
    );
    await user.click(screen.getByRole('button', { name: 'Germany on Coast' }));
    expect(panel('Germany on Coast').getByText('200 of 250 RQ')).toBeVisible();
  });

  it('say what one’s own garage can bring', async () => {
    const { user } = renderAt('/clubs', <ClubsPage />);
    await user.click(await screen.findByRole('switch', { name: 'Only my garage' }));
    expect(await screen.findByText('Eligible cars: 4')).toBeVisible();
    expect((await screen.findAllByText('No complete hand')).length).toBeGreaterThanOrEqual(4);
  });

  it('say what is not known, and what may be expected with what that stands on', async () => {
    const { user } = renderAt('/clubs', <ClubsPage />);
    const days = within(await screen.findByRole('navigation', { name: 'Days' }));
    await user.click(days.getByRole('button', { name: /partly known/ }));
    expect(screen.getByText('The tracks of this day are not known yet')).toBeVisible();
    await user.click(days.getByRole('button', { name: /84.?%/ }));
    expect(screen.getByText(/Known days: 117.*71.?% of predictions/)).toBeVisible();
    expect(screen.getAllByText('after “Germany”: 31 of 37 times')).toHaveLength(2);
    expect(await screen.findByRole('button', { name: 'Rare on Coast' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: /not known/ })[0] as HTMLElement);
    expect(screen.getByText('Nothing known about this day yet')).toBeVisible();
  });

  it('are told by moderators, with a reason and all that was told before', async () => {
    api.mod = true;
    const { user } = renderAt('/clubs?staff=day', <ClubsPage />);
    await user.click(await screen.findByRole('button', { name: 'Town', pressed: true }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(/^Saved: /);
    await user.click(screen.getByRole('button', { name: 'Restore this version' }));
    await waitFor(() => expect(api.sent).toHaveLength(2));
    expect(api.sent).toEqual([
      { facts: { ...day, trackSets: ['coast'] }, reason: { code: 'correction' } },
      { facts: { ...day, carSets: [] }, reason: { code: 'undo' } },
    ]);
  });

  it('come from a list that is shown before, each line with what became of it', async () => {
    api.mod = true;
    const { user } = renderAt('/clubs?staff=import', <ClubsPage />);
    await user.click(await screen.findByLabelText('Sets and days as JSON'));
    const { requirements } = carSet('italy', 'Italy', '~NItaly~oIT').facts;
    const list = {
      sets: [{ kind: 'cars', name: 'Italy', requirements }],
      days: [{ day: tomorrow, carSets: ['nowhere'] }],
    };
    await user.paste(JSON.stringify(list));
    expect(screen.getByText('has unknown sets')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import (1)' }));
    expect(await screen.findByText('imported')).toBeVisible();
    expect(api.sent).toMatchObject([{ setId: 'italy', facts: { name: 'Italy' } }]);
  });
});
