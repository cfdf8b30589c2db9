import { given } from '#test/projection-kit';
import type { ActorId } from '#kernel';
import { HISTORY_LENGTH, memberHistory } from './member-history.projection.ts';

const at = '2026-01-01T00:00:00.000Z';
const limited = {
  type: 'AccountLimited',
  data: { userId: 'bob', what: 'lap-times', until: null, reasonCode: 'wrong-times', reasonTextId: 'text-1' },
  meta: { actor: 'ann' as ActorId },
} as const;
const restored = {
  type: 'AccountRestored',
  data: { userId: 'bob', what: 'lap-times', reasonCode: 'mistake' },
  meta: { actor: 'eve' as ActorId },
} as const;

describe('member-history', () => {
  it('tells what was done, by whom and why, the newest first', () => {
    given(memberHistory, [limited, restored]).then('bob', {
      history: [
        { type: 'AccountRestored', at, by: 'eve', what: 'lap-times', reasonCode: 'mistake' },
        {
          type: 'AccountLimited',
          at,
          by: 'ann',
          what: 'lap-times',
          until: null,
          reasonCode: 'wrong-times',
          reasonTextId: 'text-1',
        },
      ],
    });
  });

  it('tells no more than the newest acts', () => {
    const told = {
      type: 'AccountLimited',
      at,
      by: 'ann',
      what: 'lap-times',
      until: null,
      reasonCode: 'wrong-times',
    } as const;
    const entry = { ...told, reasonTextId: 'text-1' };
    given(
      memberHistory,
      Array.from({ length: HISTORY_LENGTH + 3 }, () => limited),
    ).then('bob', {
      history: Array.from({ length: HISTORY_LENGTH }, () => entry),
    });
  });
});
