import { screen, within } from '@testing-library/react';
import { timeline } from '#contracts';
import type { TimelineDetail } from '#contracts';
import { changeSettings } from '../../lib/settings/settings.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { TimelinePage } from './timeline.page.tsx';

const id = '9d0e4f7a-1b2c-4d3e-8f4a-0b1c2d3e4fb1';
const item: TimelineDetail = {
  itemId: id,
  kind: 'tri-series',
  name: 'Coastline',
  startsAt: '2024-03-01T21:00:00.000Z',
  endsAt: '2024-03-05T21:00:00.000Z',
  carIds: ['Mini'],
  spoiler: false,
  status: 'published',
  link: 'https://example.org/coast',
  description: 'Three races by the sea.',
  changes: [],
  allowed: [],
};
const version = {
  ...item,
  itemId: 'version-24.2',
  kind: 'game-version' as const,
  name: '24.2',
  startsAt: '2024-06-01T00:00:00.000Z',
  endsAt: null,
  carIds: [],
  cars: { released: 12, revised: 3 },
};
const written = { id, position: 9, views: ['timeline'] };

class TimelineApi extends FakeApi {
  one: TimelineDetail = item;
  drafts: TimelineDetail[] = [];
  readonly windows: unknown[] = [];
  readonly done: unknown[] = [];

  protected override handlers() {
    const did = (what: string) => (asked: { params?: unknown; body?: unknown }) => {
      this.done.push([what, asked.body]);
      return written;
    };
    return [
      this.on(timeline.drafts, () => ({ items: this.drafts })),
      this.on(timeline.one, () => this.one),
      this.on(timeline.ofStaff, () => this.one),
      this.on(timeline.list, ({ query }) => {
        this.windows.push(query);
        const isLong = query.from.startsWith('2020');
        const counts = [{ from: '2024-01-01T00:00:00.000Z', count: 2 }];
        return { items: [version, this.one], more: isLong, ...(isLong && { counts }) };
      }),
      this.on(timeline.draft, did('draft')),
      this.on(timeline.revise, did('revise')),
      this.on(timeline.publish, did('publish')),
      this.on(timeline.withdraw, did('withdraw')),
      ...super.handlers(),
    ];
  }
}

let api: TimelineApi;
beforeEach(() => {
  localStorage.clear();
  changeSettings({ deck: null, showUpcomingTags: false });
  api = new TimelineApi();
  api.cars = [testCar('Mini', { rq: 18, class: 'F' })];
  api.install();
});

const rowOf = (name: RegExp) => screen.findByRole('button', { name });

describe('the timeline', () => {
  it('shows a year along a line and as a list, and all of what is chosen', async () => {
    const { user } = renderAt('/timeline?at=2024', <TimelinePage />);
    await user.click(await rowOf(/Tri-Series.*Coastline/));
    const chosen = within(await screen.findByRole('complementary'));
    expect(await chosen.findByRole('heading', { name: 'Coastline' })).toBeVisible();
    expect(chosen.getByText('Three races by the sea.')).toBeVisible();
    expect(chosen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      `/api/v1/timeline/${id}/calendar.ics`,
    );
    expect(chosen.getByRole('link', { name: /More information/ })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
    expect(await rowOf(/Version 24.2.*New cars: 12 · changed: 3/)).toBeVisible();
  });

  it('zooms in by a month of its line, and out to years, which are counted', async () => {
    const { user } = renderAt('/timeline?at=2024', <TimelinePage />);
    await user.click(await screen.findByRole('button', { name: 'Mar' }));
    expect(await screen.findByRole('group', { name: 'March 2024' })).toBeVisible();
    expect(api.windows.at(-1)).toMatchObject({ from: '2024-03-01T00:00:00.000Z', to: '2024-03-31T23:59:59.999Z' });
    await user.click(screen.getByRole('radio', { name: 'Years' }));
    expect(await screen.findByRole('img', { name: 'Items that started in each quarter' })).toBeVisible();
    expect(screen.getByText('Not everything fits here. Choose a shorter period.')).toBeVisible();
  });

  it('keeps to kinds and words, and says so where nothing fits', async () => {
    const { user } = renderAt('/timeline?at=2024&kinds=game', <TimelinePage />);
    await rowOf(/Version 24.2.*New/);
    expect(screen.queryByRole('button', { name: /Coastline/ })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Search titles and cars' }), 'coast');
    expect(await screen.findByText('Nothing in this period')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await rowOf(/Tri-Series.*Coastline/)).toBeVisible();
  });

  it('asks for what is not announced only where the reader wants it', async () => {
    changeSettings({ showUpcomingTags: true });
    renderAt('/timeline?at=2024', <TimelinePage />);
    await rowOf(/Tri-Series.*Coastline/);
    expect(api.windows.at(-1)).toMatchObject({ upcomingTags: 'shown' });
  });

  it('leads to the event of the game that an item comes from', async () => {
    api.one = { ...item, itemId: 'event-coast', kind: 'game-event', eventId: 'coast' };
    renderAt('/timeline?at=2024&item=event-coast', <TimelinePage />);
    const link = await screen.findByRole('link', { name: 'Go to event' });
    expect(link).toHaveAttribute('href', '/events?event=coast&open=coast');
  });

  it('is written by staff, and what they do can be undone', async () => {
    api.mod = true;
    api.one = { ...item, allowed: ['revise-timeline-item', 'withdraw-timeline-item'] };
    const { user } = renderAt(`/timeline?at=2024&item=${id}`, <TimelinePage />);
    await user.click(await screen.findByRole('button', { name: 'Back to draft' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Published: Coastline');
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('form', { name: 'Edit' }));
    const name = form.getByRole('textbox', { name: 'Title' });
    await user.clear(name);
    await user.type(name, 'Coast');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved: Coast');
    expect(api.done.map((did) => (did as unknown[])[0])).toEqual(['withdraw', 'publish', 'revise']);
    expect(api.done.at(-1)).toMatchObject(['revise', { name: 'Coast', carIds: ['Mini'], endsAt: item.endsAt }]);
  });
});
