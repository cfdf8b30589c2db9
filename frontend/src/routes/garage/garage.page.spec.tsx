import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { bestTimes, garages, plannedEvents } from '#contracts';
import type { GarageFigures, NotedCopy, MyGarage, PlannedEvent } from '#contracts';
import { aPlannedEvent } from '#test/planned-event';
import { Refusal } from '../../test/answering.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { setSimulated } from '../../features/garage/simulated-upgrades.ts';
import { GaragePage } from './garage.page.tsx';

const copy = (copyId: string, carId: string, more: Partial<NotedCopy> = {}): NotedCopy => ({
  copyId,
  carId,
  points: '996',
  since: '2026-03-01T18',
  won: 30,
  lost: 10,
  drawn: 0,
  locked: false,
  note: null,
  ...more,
});

/** A garage that stores its changes. */
class GarageApi extends FakeApi {
  garage: MyGarage = {
    copies: [copy('a1', 'Mini'), copy('a2', 'Flea', { points: '000', won: 0, lost: 0, since: '2025-07-02T08' })],
    visibility: 'private',
    key: null,
    groups: [],
    imports: [],
    changedAt: '2026-11-01T00:00:00.000Z',
  };
  agrees = false;
  figures: GarageFigures = { garages: 3, above: 20, cars: [] };
  readonly done: unknown[] = [];

  protected override handlers() {
    const did =
      (what: string, change: (body: never) => void = () => undefined) =>
      (asked: { body?: unknown }) => {
        this.done.push([what, asked.body]);
        change(asked.body as never);
        return { id: 'user-1', position: 9, views: ['garages'] };
      };
    return [
      this.on(garages.own, () => this.garage),
      this.on(garages.agreement, () => ({ agrees: this.agrees })),
      this.on(
        garages.agree,
        did('agree', ({ agrees }: { agrees: boolean }) => (this.agrees = agrees)),
      ),
      this.on(garages.figures, () => this.figures),
      this.on(garages.shared, ({ query }) =>
        query.key === 'secret'
          ? {
              name: 'Ann',
              visibility: 'link' as const,
              copies: this.garage.copies.map(({ note: _note, ...one }) => one),
              groups: [],
              changedAt: '2026-11-01T00:00:00.000Z',
            }
          : new Refusal('user-unknown'),
      ),
      this.on(
        garages.keep,
        did('keep', ({ copies }: { copies: NotedCopy[] }) => {
          const others = this.garage.copies.filter(({ copyId }) => copies.every((one) => one.copyId !== copyId));
          this.garage = { ...this.garage, copies: [...others, ...copies.map((one) => ({ ...one, note: null }))] };
        }),
      ),
      this.on(
        garages.remove,
        did('remove', ({ copyIds }: { copyIds: string[] }) => {
          const copies = this.garage.copies.filter(({ copyId }) => !copyIds.includes(copyId));
          this.garage = { ...this.garage, copies };
        }),
      ),
      this.on(
        garages.share,
        did('share', ({ visibility }: Pick<MyGarage, 'visibility'>) => {
          this.garage = { ...this.garage, visibility, key: visibility === 'link' ? 'secret' : null };
        }),
      ),
      this.on(garages.importFile, did('import')),
      this.on(garages.note, did('note')),
      this.on(garages.saveGroup, did('group')),
      this.on(garages.removeGroup, ({ params }) => did('drop group')({ body: params })),
      ...super.handlers(),
    ];
  }
}

let api: GarageApi;
beforeEach(() => {
  localStorage.clear();
  setSimulated({});
  api = new GarageApi();
  api.cars = [
    testCar('Mini', { rq: 18, class: 'F', tags: ['Classic'] }),
    testCar('Flea', { rq: 15, class: 'F', tags: ['Classic'] }),
    testCar('Beast', { rq: 95, class: 'S', tags: ['Classic'] }),
  ];
  api.install();
});

const open = (address = '/me') =>
  renderAt(
    address,
    <Routes>
      <Route path="/me" element={<GaragePage />} />
      <Route path="/garage/:username" element={<GaragePage />} />
    </Routes>,
  );
const rows = async () =>
  (await screen.findAllByRole('button', { name: /Mini|Flea|Beast/ })).map((row) => row.textContent ?? '');

describe('a garage', () => {
  it('lists its copies, found by name and narrowed in the address', async () => {
    const { user, where } = open();
    await screen.findByRole('list', { name: 'My garage' });
    await user.type(screen.getByRole('searchbox', { name: 'Search your cars' }), 'flea');
    expect(where()).toBe('/me?find=flea');
    expect(screen.getByText('1 / 2')).toBeVisible();
    await user.clear(screen.getByRole('searchbox', { name: 'Search your cars' }));
    await user.click(screen.getByRole('button', { name: 'Not full' }));
    expect(screen.getByText('1 / 2')).toBeVisible();
  });

  it('is changed by a number key, taken out, and put back', async () => {
    const { user } = open();
    const [row] = await screen.findAllByRole('button', { name: /Flea/ });
    row?.focus();
    await user.keyboard('2');
    await screen.findByText('Flea is now 323.');
    expect(api.done).toEqual([['keep', { copies: [expect.objectContaining({ copyId: 'a2', points: '969' })] }]]);
    await user.click((await screen.findAllByRole('button', { name: /Mini/ }))[0]!);
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone.');
    expect(api.done.slice(1)).toEqual([
      ['remove', { copyIds: ['a1'] }],
      // A copy with an id of the old form comes back under a new one.
      [
        'keep',
        { copies: [expect.objectContaining({ carId: 'Mini', copyId: expect.stringMatching(/^[\da-f-]{36}$/) })] },
      ],
    ]);
  });

  it('tries an upgrade in thought and makes it real', async () => {
    const { user } = open();
    await user.click((await screen.findAllByRole('button', { name: /Flea/ }))[0]!);
    await user.click(await screen.findByRole('button', { name: '332' }));
    await user.click(screen.getByRole('button', { name: 'Try this upgrade' }));
    const panel = await screen.findByRole('region', { name: 'Planned upgrades' });
    expect(panel).toHaveTextContent('Flea 000 → 332');
    expect(api.done).toEqual([]);
    await user.click(within(panel).getByRole('button', { name: 'Apply all' }));
    await screen.findByText('Upgrades applied.');
    expect(screen.queryByRole('region', { name: 'Planned upgrades' })).toBeNull();
  });

  it('tells the year, and how much of each collection is there', async () => {
    const { user } = open('/me?part=year');
    expect(await screen.findByRole('region', { name: 'Most raced' })).toHaveTextContent('Mini');
    await user.click(screen.getByRole('radio', { name: 'Groups' }));
    const classic = await screen.findByRole('button', { name: /Classic/ });
    expect(classic).toHaveTextContent(/2 of 3.*Cash spent on upgrades: [\d,]+/);
    await user.click(classic);
    expect((await rows()).length).toBeGreaterThan(1);
  });

  it('is shared by link from the menu', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Only you' }));
    await user.click(await screen.findByRole('menuitem', { name: 'By link' }));
    await screen.findByText(/Anyone with the link can now see your garage/);
    expect(api.done).toEqual([['share', { visibility: 'link' }]]);
    expect(await screen.findByRole('button', { name: 'By link' })).toBeVisible();
  });
});

describe('a garage from a file', () => {
  it('previews a pasted list with the lines that it leaves out, and brings it in', async () => {
    const { user } = open('/me?part=import');
    await user.type(
      await screen.findByRole('textbox', { name: 'Or paste a list' }),
      'Mini 332{enter}Beast 323{enter}Nobody',
    );
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('Line 3:')).toBeVisible();
    expect(screen.getByText(/No car has this name\. Correct it/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await screen.findByText('Cars imported: 1');
    expect(api.done).toHaveLength(1);
  });

  it('asks which of several cars a line means, and keeps the answer for the file', async () => {
    api.cars = [
      ...api.cars,
      testCar('M5_1985', { name: 'BMW M5', year: 1985 }),
      testCar('M5_2018', { name: 'BMW M5', year: 2018 }),
    ];
    const text = 'car;tune;since\r3 BMW M5;332.0;1.3.2026\r"Mini;323\rBMW M5;111;\r';
    const file = new File([text], 'my cars.csv');
    const { user, unmount } = open('/me?part=import');
    await user.upload(await screen.findByLabelText('File'), file);
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const openLines = within(await screen.findByRole('region', { name: 'Choose the car' }));
    expect(openLines.getByRole('listitem')).toHaveTextContent(
      'Line 2, 4: BMW M5 Cars of several years have this name.',
    );
    expect(screen.getByText('a quote is not closed')).toBeVisible();
    await user.click(openLines.getByRole('combobox', { name: 'Car for “BMW M5”' }));
    await user.click(await screen.findByRole('option', { name: 'BMW M5 (1985)' }));
    expect(screen.queryByRole('region', { name: 'Choose the car' })).toBeNull();
    expect(screen.getAllByText(/^BMW M5/)[0]).toHaveTextContent('332 · Won 0, lost 0, drawn 0 · Mar 1, 2026');
    unmount();
    const again = open('/me?part=import');
    await again.user.upload(await screen.findByLabelText('File'), file);
    await again.user.click(screen.getByRole('button', { name: 'Preview' }));
    await again.user.click(await screen.findByRole('button', { name: 'Import' }));
    await screen.findByText('Cars imported: 4');
  });

  it('says so when a file cannot be read, and can read on', async () => {
    const { user } = open('/me?part=import');
    const broken = Object.assign(new File(['Mini 332'], 'gone.csv'), {
      arrayBuffer: () => Promise.reject(new Error('gone')),
    });
    await user.upload(await screen.findByLabelText('File'), broken);
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Preview' })).toBeEnabled();
  });
});

describe('a garage of somebody else', () => {
  it('is shown to who has its key, without anything to change', async () => {
    open('/garage/Ann?key=secret');
    expect(await screen.findByRole('heading', { name: 'Garage of Ann' })).toBeVisible();
    expect(await screen.findByText('2 / 2')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add cars' })).toBeNull();
  });

  it('tells nothing without it', async () => {
    open('/garage/Ann');
    expect(await screen.findByText('This garage is not available.')).toBeVisible();
  });
});

/** A garage with one full car and four that are not, and a running event. */
class UpgradesApi extends GarageApi {
  override garage: MyGarage = {
    ...new GarageApi().garage,
    copies: ['A', 'B', 'C', 'D', 'E'].map((id) => copy(id.toLowerCase(), id, { points: id === 'A' ? '996' : '993' })),
  };
  protected override handlers() {
    const set = ['kart_a00', 'slalom_a00', 'hairpin_a00', 'laguna_a00', 'fast_a00'];
    const [startsAt, endsAt] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
    const facts = {
      ...(JSON.parse(JSON.stringify(aPlannedEvent)) as PlannedEvent['facts']),
      requirements: [],
      rqLimit: null,
      tracksets: [set],
      ...(startsAt && endsAt ? { startsAt, endsAt } : {}),
    };
    const event: PlannedEvent = { eventId: 'coast', status: 'published', neededTier: null, facts };
    const rows = ['A', 'B', 'C', 'D', 'E'].flatMap((id, place): [string, string, number][] => [
      [id, '332', 20 + place],
      [id, '111', 40 + place],
    ]);
    return [
      this.on(plannedEvents.list, () => ({ items: [event] })),
      this.on(bestTimes.ofTrack, () => ({ items: rows.toSorted((one, other) => one[2] - other[2]) })),
      ...super.handlers(),
    ];
  }
}

it('what to upgrade next is told event by event, with what it brings', async () => {
  const upgrades = new UpgradesApi();
  upgrades.cars = ['A', 'B', 'C', 'D', 'E'].map((id) => testCar(id));
  upgrades.install();
  renderAt('/me?part=next', <GaragePage />);
  const list = within(await screen.findByRole('list', { name: 'Upgrades for Coast to Summit' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toHaveLength(4);
  expect(list.queryByRole('link', { name: 'A' })).toBeNull();
  expect(list.getAllByText('to 332')[0]).toBeVisible();
});

describe('what the community owns', () => {
  it('is told above 20 garages, and one’s own is counted only where that is wanted', async () => {
    const { user } = open('/me?part=community');
    expect(await screen.findByText('Statistics appear once more than 20 garages are included. Now: 3.')).toBeVisible();
    const counted = screen.getByRole('switch', { name: /Include my garage/ });
    expect(counted).not.toBeChecked();
    await user.click(counted);
    await waitFor(() => expect(counted).toBeChecked());
    expect(api.done).toEqual([['agree', { agrees: true }]]);
  });

  it('has the cars that most own first', async () => {
    api.figures = { garages: 40, above: 20, cars: [{ carId: 'Mini', owners: 30, twice: 4 }] };
    open('/me?part=community');
    const list = within(await screen.findByRole('list', { name: 'Community' }));
    expect(list.getByRole('listitem')).toHaveTextContent('owned by 75%more than once: 10%');
  });
});
