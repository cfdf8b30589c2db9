import { commandsIn, walkTable } from '#test/permissions-kit';
import { aCarSet as facts } from '#test/club';
import { type ClubMonth, clubMonth } from './club-day.state.ts';
import { type ClubSet, clubSet } from './club-set.state.ts';
import { clubDayPermissions, clubSetPermissions } from './club.permissions.ts';
import { CorrectClubSet, correctClubSet } from './correct-club-set.ts';
import { MakeClubSet, makeClubSet } from './make-club-set.ts';
import { PutClubSetBack, putClubSetBack, RetireClubSet, retireClubSet } from './move-club-set.ts';
import { SetClubDay, setClubDay } from './set-club-day.ts';

const one = { setId: 'germany' };
const item = (state: ClubSet): ClubSet => state;
const day = '2026-11-23';
const reason = 'correction' as const;

describe('no 10,000 commands lead where no row of the table leads:', () => {
  it('club set', async () => {
    const came = await walkTable({
      table: clubSetPermissions,
      decider: clubSet,
      commands: {
        'make-club-set': (meta, _n, state) => ({
          item,
          decide: () => makeClubSet(new MakeClubSet({ ...one, facts, source: 'import' }, meta), state),
        }),
        'correct-club-set': (meta, n, state) => ({
          item,
          decide: () =>
            correctClubSet(new CorrectClubSet({ ...one, changes: { name: `N${n % 9}` }, reason }, meta), state),
        }),
        'retire-club-set': (meta, _n, state) => ({
          item,
          decide: () => retireClubSet(new RetireClubSet(one, meta), state),
        }),
        'put-club-set-back': (meta, _n, state) => ({
          item,
          decide: () => putClubSetBack(new PutClubSetBack(one, meta), state),
        }),
      },
    });
    expect(came).toEqual(commandsIn(clubSetPermissions));
  });

  it('club day', async () => {
    const came = await walkTable({
      table: clubDayPermissions,
      decider: clubMonth,
      commands: {
        'set-club-day': (meta, n, state) => ({
          item: (month: ClubMonth) => month,
          decide: () => {
            const sets = { carSets: n % 2 === 0 ? [one.setId] : [], trackSets: [] };
            const kinds = new Map([[one.setId, 'cars']] as const);
            return setClubDay(new SetClubDay({ day, facts: sets, reason }, meta), state, { kinds });
          },
        }),
      },
    });
    expect(came).toEqual(commandsIn(clubDayPermissions));
  });
});
