import { given } from '#test/projection-kit';
import type { GarageCopiesKept } from '#domain';
import type { ActorId } from '#kernel';
import { garageCopies } from './garage-copies.projection.ts';
import { garageKeys } from './garage-keys.query.ts';

const owner = 'ann' as ActorId;
const copy = (copyId: string, points = '996') => ({
  copyId,
  carId: 'Mini',
  points,
  since: null,
  won: 0,
  lost: 0,
  drawn: 0,
  locked: false,
});
const kept = (...copies: ReturnType<typeof copy>[]): GarageCopiesKept => ({
  type: 'GarageCopiesKept',
  data: { owner, copies },
});

describe('garage-copies', () => {
  it('has each copy as it was said last, among those whose ids end alike', () => {
    const events = [kept(copy('a1'), copy('b1'), copy('a2')), kept(copy('a1', '000'))];
    given(garageCopies, events).then('ann|1', {
      owner,
      copies: [
        { ...copy('a1', '000'), textId: null },
        { ...copy('b1'), textId: null },
      ],
    });
    given(garageCopies, events).then('ann|2', { owner, copies: [{ ...copy('a2'), textId: null }] });
  });

  it('keeps a note while the copy changes, and has nothing of one that was taken out', () => {
    const note = { type: 'GarageNoteWritten', data: { owner, copyId: 'a1', textId: 'words' } } as const;
    const noted = [kept(copy('a1')), note, kept(copy('a1', '000'))];
    given(garageCopies, noted).then('ann|1', { owner, copies: [{ ...copy('a1', '000'), textId: 'words' }] });
    const removed = { type: 'GarageCopiesRemoved', data: { owner, copyIds: ['a1'] } } as const;
    given(garageCopies, [...noted, removed]).then('ann|1', undefined);
  });

  it('is read by as many keys as ids may end', () => {
    expect(garageKeys('ann')).toContain('ann|z');
    expect(garageKeys('ann')).toHaveLength(36);
  });
});
