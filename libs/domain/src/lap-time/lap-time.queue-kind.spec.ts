import { by, given } from '#test/decision-kit';
import type { ActorId, Event } from '#kernel';
import type { OutlierFlag } from '#racing';
import { itemAfter, type QueueItem, queued, type Queued } from '../queue/queue.state.ts';
import { ending } from '../queue/ending.ts';
import type { CellEvent, RulingStatus, LapTimeSubmitted } from './lap-time.events.ts';
import { lapTimeItemId, lapTimeOfItem } from './lap-time.queue-kind.ts';
import { type Cell, cell } from './lap-time.state.ts';
import { AcceptLapTime, acceptLapTime, hideLapTime, HideLapTime } from './rule-on-lap-time.ts';

const of = { carId: 'Mini', tune: '332', trackCode: 'tRoad_a00', lapTimeId: 'a' };
const itemId = 'Mini|332|tRoad_a00|a';
const ann = 'ann' as ActorId;
const value = { kind: 'time', seconds: 1 } as const;
const standing = { standing: value, standingVersion: '26' };
const doubts: readonly OutlierFlag[] = [{ kind: 'prediction', expected: { kind: 'time', seconds: 80 } }];
const submitted = (more: Partial<LapTimeSubmitted['data']> = {}): LapTimeSubmitted => ({
  type: 'LapTimeSubmitted',
  data: { ...of, value, submittedBy: ann, gameVersion: '26', source: 'typed', trust: 'member', ...standing, ...more },
});
const doubted = submitted({ doubts, standingSupport: 'doubted' });
const fared = (from: RulingStatus, to: RulingStatus) => ({ faring: [{ lapTimeId: 'a', submittedBy: ann, from, to }] });
const voted = (from: RulingStatus, to: RulingStatus): CellEvent => ({
  type: 'LapTimeVoted',
  data: { ...of, ...standing, ...fared(from, to), by: 'bob' as ActorId, vote: 'up', weight: 2, formula: 1 },
});
const told = (type: 'LapTimeAccepted' | 'LapTimeRestored' | 'LapTimeWithdrawn'): Event => ({
  type,
  data: { ...of, ...standing, by: 'mod' },
});
const after = (...events: readonly Event[]) =>
  events.reduce<QueueItem | undefined>((item, event) => itemAfter(() => item, event) ?? item, undefined);

describe('a time in the queue', () => {
  it('is named by its cell and its id', () => {
    expect(lapTimeItemId(of)).toBe(itemId);
    expect(lapTimeOfItem(itemId)).toEqual(of);
  });

  it('waits by itself where its figures are doubted, sooner where it counts meanwhile', () => {
    expect(after(submitted())).toBeUndefined();
    expect(after(doubted)).toMatchObject({ itemId, status: 'waiting', priority: 'medium', submitters: [ann] });
    expect(after(submitted({ doubts }))).toMatchObject({ priority: 'low' });
  });

  it('waits where it is one of the sample, last of all', () => {
    expect(after(submitted({ sampled: true }))).toMatchObject({
      status: 'waiting',
      priority: 'low',
      submitters: [ann],
    });
    expect(after(submitted({ sampled: true }), voted('open', 'accepted'))?.status).toBe('gone');
  });

  it('waits when it is voted down, and no more when votes support it', () => {
    expect(after(submitted(), voted('open', 'reversed'))).toMatchObject({ status: 'waiting', submitters: [ann] });
    expect(after(doubted, voted('open', 'accepted'))?.status).toBe('gone');
  });

  it('ends with what a moderator settles, and waits again when that is taken back', () => {
    expect(after(doubted, told('LapTimeAccepted'))?.status).toBe('approved');
    expect(after(doubted, told('LapTimeAccepted'), told('LapTimeRestored'))?.status).toBe('waiting');
    expect(after(submitted(), told('LapTimeAccepted'))).toBeUndefined();
    expect(after(doubted, told('LapTimeWithdrawn'))?.status).toBe('gone');
  });
});

describe('hiding a time that waits', () => {
  const hide = ending(
    (data: HideLapTime['data']) =>
      ({ kind: 'lap-time', itemId: lapTimeItemId(data), outcome: 'declined', reason: data.reason }) as const,
    hideLapTime,
  );
  const hides = (who: string) => (state: Cell & Queued) =>
    hide(new HideLapTime({ ...of, reason: 'misread', text: 'See it.' }, { ...by(who, 'moderator'), seen: 1 }), state, {
      textId: 't1',
    });

  it('declines it on the stream of its cell, and never in the words that were written', () => {
    const hidden = { ...of, by: 'mod', reason: 'misread', textId: 't1', standing: { kind: 'none' } };
    given(queued(cell), [doubted])
      .when(hides('mod'))
      .then([
        { type: 'LapTimeHidden', data: { ...hidden, ...fared('open', 'reversed') } },
        {
          type: 'ReviewDeclined',
          data: { kind: 'lap-time', itemId, submitters: [ann], reason: 'misread', textId: 't1' },
        },
      ] as never);
  });

  it('is not for whoever said it', () => {
    given(queued(cell), [doubted]).when(hides('ann')).thenBroken('not-allowed', { lapTimeId: 'a' });
  });

  it('is for an admin who said it where none of the staff may', () => {
    const alone: Event = { type: 'ReviewTakenAlone', data: { kind: 'lap-time', itemId, by: ann, textId: 't0' } };
    const accepts = (state: Cell & Queued) => acceptLapTime(new AcceptLapTime(of, by('ann', 'admin')), state);
    given(queued(cell), [doubted]).when(accepts).thenBroken('not-allowed', { lapTimeId: 'a' });
    given(queued(cell), [doubted, alone as never])
      .when(accepts)
      .then([
        { type: 'LapTimeAccepted', data: { ...of, ...standing, by: 'ann', ...fared('open', 'accepted') } },
      ] as never);
  });
});
