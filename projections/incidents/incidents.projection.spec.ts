import { given } from '#test/projection-kit';
import type { IncidentEvent } from '#domain';
import { incidents } from './incidents.projection.ts';

const opened: IncidentEvent = {
  type: 'IncidentOpened',
  data: { incidentId: 'i1', impact: 'partial', parts: ['writing'], textId: 't1' },
};
const updated: IncidentEvent = {
  type: 'IncidentUpdated',
  data: { incidentId: 'i1', stage: 'identified', textId: 't2' },
};
const closed: IncidentEvent = { type: 'IncidentClosed', data: { incidentId: 'i1', textId: 't3' } };
const told = (stage: string, textId: string) => ({ stage, textId, at: expect.any(String) as unknown as string });
const doc = (more: object) =>
  expect.objectContaining({ incidentId: 'i1', impact: 'partial', parts: ['writing'], ...more }) as never;

describe('the view of incidents', () => {
  it('has what was told of one, until it is over', () => {
    given(incidents, [opened]).then('i1', doc({ status: 'open', closedAt: null, told: [told('opened', 't1')] }));
    const all = [told('opened', 't1'), told('identified', 't2'), told('closed', 't3')];
    const over = doc({ status: 'closed', closedAt: expect.any(String), told: all });
    given(incidents, [opened, updated, closed]).then('i1', over);
  });

  it('keeps how it began and the latest of a long one', () => {
    const many = Array.from({ length: 80 }, () => updated);
    const kept = [told('opened', 't1'), ...Array.from({ length: 49 }, () => told('identified', 't2'))];
    given(incidents, [opened, ...many]).then('i1', doc({ told: kept }));
  });
});
