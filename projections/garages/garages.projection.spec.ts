import { given } from '#test/projection-kit';
import type { GarageEvent } from '#domain';
import type { ActorId } from '#kernel';
import { type GarageDoc, garages } from './garages.projection.ts';

const owner = 'ann' as ActorId;
const at = '2026-01-01T00:00:00.000Z';
const kept = (importId?: string): GarageEvent => ({
  type: 'GarageCopiesKept',
  data: {
    owner,
    copies: [{ copyId: 'a1', carId: 'Mini', points: '996', since: null, won: 0, lost: 0, drawn: 0, locked: false }],
    ...(importId === undefined ? {} : { importId }),
  },
});
const doc = (more: Partial<GarageDoc>): GarageDoc => ({
  visibility: 'private',
  key: null,
  groups: [],
  imports: [],
  changedAt: at,
  stream: 'stream-1',
  events: 1,
  ...more,
});
const group = { groupId: 'g', textId: 't', criteria: 'cS', pictureCarId: null };
const saved: GarageEvent = { type: 'GarageGroupSaved', data: { owner, ...group } };

describe('garages', () => {
  it('knows its imports, one whose copies took several events as one', () => {
    given(garages, [kept(), kept('one'), kept('one'), kept('two')]).then(
      'ann',
      doc({
        events: 4,
        imports: [
          { importId: 'two', at, copies: 1 },
          { importId: 'one', at, copies: 2 },
        ],
      }),
    );
  });

  it('knows who may see it, and its groups', () => {
    const shared: GarageEvent = { type: 'GarageShared', data: { owner, visibility: 'link', key: 'secret' } };
    const again: GarageEvent = { type: 'GarageGroupSaved', data: { owner, ...group, criteria: 'cA' } };
    given(garages, [shared, saved, again]).then(
      'ann',
      doc({ events: 3, visibility: 'link', key: 'secret', groups: [{ ...group, criteria: 'cA' }] }),
    );
    const removed: GarageEvent = { type: 'GarageGroupRemoved', data: { owner, groupId: 'g' } };
    given(garages, [saved, removed]).then('ann', doc({ events: 2, groups: [] }));
  });
});
