import { commandsIn, walkTable } from '#test/permissions-kit';
import type { ActorId } from '#kernel';
import { ChooseRecap, chooseRecap, StateRecapZone, stateRecapZone } from './choose-recap.ts';
import { type Recap, recap } from './recap.state.ts';
import { recapPermissions } from './recap.permissions.ts';
import { RevokeRecapShare, revokeRecapShare, ShareRecap, shareRecap } from './share-recap.ts';

const owner = 'ann' as ActorId;
const item = (state: Recap) => ({ ...state, owner });

it('no 10,000 commands lead where no row of the table leads', async () => {
  const came = await walkTable({
    table: recapPermissions,
    decider: recap,
    commands: {
      'state-recap-zone': (meta, n, state) => ({
        item,
        decide: () =>
          stateRecapZone(
            new StateRecapZone({ owner, timeZone: n % 2 === 0 ? 'Europe/Berlin' : 'Asia/Tokyo' }, meta),
            state,
          ),
      }),
      'choose-recap': (meta, n, state) => ({
        item,
        decide: () => chooseRecap(new ChooseRecap({ owner, kept: n % 2 === 0, named: n % 3 === 0 }, meta), state),
      }),
      'share-recap': (meta, _, state) => ({
        item,
        decide: () => shareRecap(new ShareRecap({ owner, period: '2025', cards: [] }, meta), state, { key: 'k' }),
      }),
      'revoke-recap-share': (meta, _, state) => ({
        item,
        decide: () => revokeRecapShare(new RevokeRecapShare({ owner, key: 'k' }, meta), state),
      }),
    },
  });
  expect(came).toEqual(commandsIn(recapPermissions));
});
