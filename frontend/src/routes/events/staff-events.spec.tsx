import { screen } from '@testing-library/react';
import { plannedEvents } from '#contracts';
import type { PlannedEventForStaff } from '#contracts';
import { aPlannedEvent } from '#test/planned-event';
import { Refusal } from '../../test/answering.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { EventsPage } from './events.page.tsx';

const facts = JSON.parse(JSON.stringify(aPlannedEvent)) as PlannedEventForStaff['event']['facts'];
const eventId = 'coast-to-summit-2026-11-20';
const event = { eventId, status: 'draft', neededTier: null, facts } as const;
const step = { by: 'Ann', at: '2026-11-01T00:00:00.000Z', changed: [], reason: null, text: null };
const written = { id: eventId, position: 9, views: ['planned-events'] };

/** A draft that was corrected once, and an event that is there already. */
class StaffApi extends FakeApi {
  readonly sent: unknown[] = [];
  protected override handlers() {
    const forStaff: PlannedEventForStaff = {
      event,
      allowed: ['correct-planned-event', 'publish-planned-event', 'withdraw-planned-event'],
      steps: [
        { ...step, what: 'PlannedEventCorrected', changed: ['rqLimit'], reason: 'correction', facts },
        { ...step, what: 'PlannedEventMade', facts: { ...facts, rqLimit: 250 } },
      ],
    };
    const keep = ({ body }: { body: unknown }) => {
      this.sent.push(body);
      return written;
    };
    return [
      this.on(plannedEvents.list, () => ({ items: [] })),
      this.on(plannedEvents.drafts, () => ({ items: [event] })),
      this.on(plannedEvents.forStaff, () => forStaff),
      this.on(plannedEvents.make, ({ body }) =>
        body.facts.name === facts.name ? new Refusal('planned-event-exists') : keep({ body }),
      ),
      this.on(plannedEvents.correct, keep),
      this.on(plannedEvents.move, keep),
      ...super.handlers(),
    ];
  }
}

let api: StaffApi;
beforeEach(() => {
  localStorage.clear();
  api = new StaffApi();
  api.signedIn = true;
  api.mod = true;
  api.install();
});

describe('events for moderators', () => {
  it('come from a list that is shown before, each with what became of it', async () => {
    const { user } = renderAt('/events?staff=events', <EventsPage />);
    const list = [facts, { ...facts, name: 'First Light' }, { ...facts, name: 'Broken', kind: 'party' }];
    await user.click(await screen.findByLabelText('Event in JSON'));
    await user.paste(JSON.stringify(list));
    expect(screen.getByText('cannot be read: kind')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bring in events (2)' }));
    expect(await screen.findByText('is a new draft')).toBeVisible();
    expect(screen.getByText('corrected')).toBeVisible();
    expect(api.sent).toMatchObject([{ reason: { code: 'import' } }, { facts: { name: 'First Light' } }]);
  });

  it('are published from their draft, and told again as they were', async () => {
    const { user } = renderAt('/events?staff=events', <EventsPage />);
    await user.click(await screen.findByRole('button', { name: /Coast to Summit/ }));
    await user.click(await screen.findByRole('button', { name: 'Bring this version back' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(api.sent).toMatchObject([
      { changes: { rqLimit: 250 }, reason: { code: 'undo' } },
      { act: 'publish-planned-event' },
    ]);
  });
});
