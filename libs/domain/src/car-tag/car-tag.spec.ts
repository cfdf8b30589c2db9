import { by, given } from '#test/decision-kit';
import { commandsIn, walkTable } from '#test/permissions-kit';
import { type CarTagStated, tagStatuses, type TagStatus } from './car-tag.events.ts';
import { type CarTag, carTag } from './car-tag.state.ts';
import { carTagPermissions } from './car-tag.permissions.ts';
import { StateCarTag, stateCarTag } from './state-car-tag.ts';

const about = { tag: 'Winter', reason: 'now-known' } as const;
const state =
  (standing: TagStatus, meta = by('ann', 'moderator')) =>
  (known: CarTag) =>
    stateCarTag(new StateCarTag({ ...about, standing }, meta), known, { gameVersion: '26', textId: 't' });
const stated = (standing: TagStatus): CarTagStated => ({
  type: 'CarTagStated',
  data: { ...about, standing, gameVersion: '26', textId: 't' },
});

describe('a tag', () => {
  it('is upcoming, current or old as staff say, once for each change', () => {
    given(carTag)
      .when(state('upcoming'))
      .then([stated('upcoming')]);
    given(carTag, [stated('upcoming')])
      .when(state('upcoming'))
      .then([]);
    given(carTag, [stated('upcoming')])
      .when(state('old'))
      .then([stated('old')]);
  });

  it('is nobody else’s to say', () => {
    given(carTag)
      .when(state('old', by('bob')))
      .thenBroken('not-allowed');
  });
});

it('no 10,000 commands lead where no row of the table leads', async () => {
  const came = await walkTable({
    table: carTagPermissions,
    decider: carTag,
    commands: {
      'state-car-tag': (meta, n, known) => ({
        item: (of: CarTag) => of,
        decide: () => state(tagStatuses[n % tagStatuses.length]!, meta)(known),
      }),
    },
  });
  expect(came).toEqual(commandsIn(carTagPermissions));
});
