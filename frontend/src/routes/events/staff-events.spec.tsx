import { act, fireEvent, screen, within } from '@testing-library/react';
import { mutate } from 'swr';
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
  facts = facts;
  protected override handlers() {
    const forStaff = (): PlannedEventForStaff => ({
      event: { ...event, facts: this.facts },
      allowed: ['correct-planned-event', 'publish-planned-event', 'withdraw-planned-event'],
      steps: [
        { ...step, what: 'PlannedEventCorrected', changed: ['rqLimit'], reason: 'correction', facts },
        { ...step, what: 'PlannedEventMade', facts: { ...facts, rqLimit: 250 } },
      ],
    });
    const keep = ({ body }: { body: unknown }) => {
      this.sent.push(body);
      return written;
    };
    return [
      this.on(plannedEvents.list, () => ({ items: [] })),
      this.on(plannedEvents.drafts, () => ({ items: [event] })),
      this.on(plannedEvents.forStaff, forStaff),
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

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('events for moderators', () => {
  it('come from a list that is shown before, each with what became of it', async () => {
    const { user } = renderAt('/events?staff=events', <EventsPage />);
    const list = [facts, { ...facts, name: 'First Light' }, { ...facts, name: 'Broken', kind: 'party' }];
    await user.click(await screen.findByLabelText('Event as JSON'));
    await user.paste(JSON.stringify(list));
    expect(screen.getByText(/Line 1 cannot be read: /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import events (2)' }));
    expect(await screen.findByText('created as a draft')).toBeVisible();
    expect(screen.getByText('updated')).toBeVisible();
    expect(api.sent).toMatchObject([{ reason: { code: 'import' } }, { facts: { name: 'First Light' } }]);
  });

  it('are published from their draft, and told again as they were', async () => {
    const { user } = renderAt('/events?staff=events', <EventsPage />);
    await user.click(await screen.findByRole('button', { name: /Coast to Summit/ }));
    await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(api.sent).toMatchObject([
      { changes: { rqLimit: 250 }, reason: { code: 'undo' } },
      { act: 'publish-planned-event' },
    ]);
  });
});

describe('the form of an event', () => {
  it('corrects it field by field, with what changes, what is wrong, and the way back', async () => {
    const { user } = renderAt('/events?staff=events', <EventsPage />);
    await user.click(await screen.findByRole('button', { name: /Coast to Summit/ }));
    const name = await screen.findByLabelText('Name');
    const form = within(screen.getByRole('form', { name: 'Edit event' }));
    expect(form.getByText('No changes yet.')).toBeVisible();
    fill(name, '');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByRole('alert')).toBeVisible();
    fill(name, 'Coast to Coast');
    fill(form.getByLabelText('RQ limit'), '');
    expect(form.getByText('no limit', { selector: 'ins' })).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(api.sent).toMatchObject([
      { changes: { ...facts, name: 'Coast to Coast', rqLimit: null }, reason: { code: 'correction' } },
      { changes: facts, reason: { code: 'undo' } },
    ]);
  });

  it('keeps what is typed while somebody else changes it, and says so', async () => {
    const { user } = renderAt('/events?staff=events', <EventsPage />);
    await user.click(await screen.findByRole('button', { name: /Coast to Summit/ }));
    const name = await screen.findByLabelText('Name');
    fill(name, 'Coast to Summit II');
    api.facts = { ...facts, rqLimit: 111 };
    await act(async () => void (await mutate((key) => Array.isArray(key) && key[0] === 'planned-event-history')));
    await user.click(await screen.findByRole('button', { name: 'Load the latest version' }));
    expect(screen.getByLabelText('RQ limit')).toHaveValue('111');
    expect(name).toHaveValue('Coast to Summit');
  });

  it('keeps its pictures in the order that is wanted', async () => {
    const [first, second, third] = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [string, string, string];
    api.facts = { ...facts, images: [first, second, third] };
    const { user } = renderAt('/events?staff=events', <EventsPage />);
    await user.click(await screen.findByRole('button', { name: /Coast to Summit/ }));
    const form = within(await screen.findByRole('form', { name: 'Edit event' }));
    await user.click(form.getByRole('button', { name: 'Use picture 3 as the cover' }));
    await user.click(form.getByRole('button', { name: 'Remove picture 2' }));
    expect(form.getByText('cccccc, bbbbbb', { selector: 'ins' })).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('button', { name: 'Undo' });
    expect(api.sent).toMatchObject([{ changes: { images: [third, second] } }]);
  });

  it('writes it down field by field, with dates on clocks of their zone', async () => {
    const { user } = renderAt('/events?staff=events', <EventsPage />);
    await user.click(await screen.findByRole('button', { name: 'New event' }));
    const form = within(await screen.findByRole('form', { name: 'New event' }));
    fill(form.getByLabelText('Name'), facts.name);
    const enter = async (end: string, date: string) => {
      const moment = within(form.getByRole('group', { name: end }));
      fill(moment.getByLabelText('Date'), date);
      fill(moment.getByLabelText('Time of day'), '22:00');
    };
    await enter('Start', '2026-11-20');
    await enter('End', '2026-11-19');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByText('The end must be after the start.')).toBeVisible();
    await enter('End', '2026-11-24');
    await user.click(form.getByRole('button', { name: 'Add reward' }));
    fill(form.getByLabelText('From rank'), '1');
    fill(form.getByLabelText('Gold'), '200');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByText(/An event with this name already exists/)).toBeVisible();
    fill(form.getByLabelText('Name'), `${facts.name} II`);
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('form', { name: 'Edit event' });
    const rewards = [{ from: 1, to: null, gold: 200, cash: 0, tickets: 0, packs: 0, carIds: [] }];
    expect(api.sent).toMatchObject([{ facts: { name: `${facts.name} II`, rqLimit: null, rewards } }]);
  });
});
