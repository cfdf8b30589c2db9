import { globSync, readFileSync } from 'node:fs';
import type { ActorId, Recorded } from '#kernel';
import { compensationOf } from './compensation.ts';
import { entriesOf } from './history-entries.ts';
import { historyActionOf } from './history-kinds.ts';

const root = new URL('../../../../', import.meta.url).pathname;
type Fixture = { readonly before: readonly string[]; readonly event: Recorded };
const read = (file: string) => JSON.parse(readFileSync(`${root}test/fixtures/events/${file}`, 'utf8')) as Fixture;
const pastOf = (file: string): readonly Recorded[] => {
  const { before, event } = read(file);
  return [...before.flatMap((name) => pastOf(`${name}.json`)), event];
};
const admin = { actor: 'ada' as ActorId, role: 'admin' } as const;
const moderator = { actor: 'mona' as ActorId, role: 'moderator' } as const;

const entriesIn = (past: readonly Recorded[]) => entriesOf(historyActionOf(past.at(-1)!)!, past);
const undone = (past: readonly Recorded[], by: Parameters<typeof compensationOf>[2] = admin) => {
  const entries = entriesIn(past);
  const found = compensationOf(entries.at(-1)!, entries, by);
  return found && [found.type.name, found.data];
};

describe('what undoes an act of staff', () => {
  it('is a command for each act that says something of an item otherwise, or takes it away', () => {
    const files = globSync('*.json', { cwd: `${root}test/fixtures/events` });
    const of = files.flatMap((file) => {
      const past = pastOf(file);
      const found = historyActionOf(past.at(-1)!) && undone(past);
      return found ? [`${past.at(-1)!.type}: ${String(found[0])}`] : [];
    });
    expect([...new Set(of)].toSorted()).toEqual([
      'AccountLimited: RestoreAccount',
      'CarRevised: ReviseCar',
      'ChallengeCorrected: CorrectChallenge',
      'ChallengeRetired: RestoreChallenge',
      'ClubDaySet: SetClubDay',
      'ClubSetCorrected: CorrectClubSet',
      'ClubSetRetired: PutClubSetBack',
      'FeatureSwitchedOff: SwitchFeatureOn',
      'FeatureSwitchedOn: SwitchFeatureOff',
      'PlannedEventCorrected: CorrectPlannedEvent',
      'PlannedEventWithdrawn: PutPlannedEventBack',
      'RoundDeleted: RestoreRound',
      'RoundReset: UndoRoundReset',
      'RoundSolutionsReset: UndoRoundReset',
      'TimelineItemRemoved: PutTimelineItemBack',
      'TimelineItemWithdrawn: PublishTimelineItem',
      'TunedStatsHidden: RestoreTunedStats',
    ]);
  });

  it('says again what was known before', () => {
    expect(undone(pastOf('ClubSetCorrected.v1.json'))).toEqual([
      'CorrectClubSet',
      { setId: 'germany', changes: { name: 'Germany' }, reason: 'undo' },
    ]);
  });

  it('is nothing once something else was said of it since', () => {
    const past = pastOf('ClubSetCorrected.v1.json');
    const corrected = past.at(-1)!;
    const since = (changes: object) => {
      const more = { ...corrected, id: 'since', data: { ...corrected.data, changes } } as Recorded;
      const entries = entriesIn([...past, more]);
      return compensationOf(entries.at(-2)!, entries, admin)?.type.name;
    };
    expect([since({ name: 'Other' }), since({ atLeast: 4 })]).toEqual([undefined, 'CorrectClubSet']);
  });

  it('is for staff, and where only admins may, for admins', () => {
    expect(undone(pastOf('ClubSetRetired.v1.json'), { actor: moderator.actor })).toBeUndefined();
    expect(undone(pastOf('ClubSetRetired.v1.json'), moderator)).toBeDefined();
    expect(undone(pastOf('AccountLimited.v1.json'), moderator)).toBeUndefined();
  });
});
