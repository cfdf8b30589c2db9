import { NAME_CHANGES_A_YEAR_MAX } from '#contracts';
import { by, given } from '#test/decision-kit';
import type { MemberRenamed } from './member.events.ts';
import { member, type Member } from './member.state.ts';
import { NoteRename, noteRename, RENAMES_A_YEAR_MAX } from './note-rename.ts';

const note = (actor: string) => (state: Member) => noteRename(new NoteRename({ userId: 'bob' }, by(actor)), state);
const at = (renamedAt: string): MemberRenamed => ({ type: 'MemberRenamed', data: { userId: 'bob', renamedAt } });
const { now } = by('bob');

describe('note-rename', () => {
  it('says that, when, and no name', () =>
    given(member)
      .when(note('bob'))
      .then([at(now)]));
  it('is for whose name it is', () => given(member).when(note('ann')).thenBroken('not-allowed'));

  it('ends with as many a year as there are names to keep', () => {
    const year = new Date(Date.parse(now) - 364 * 86_400_000).toISOString();
    const before = new Date(Date.parse(now) - 366 * 86_400_000).toISOString();
    const often = Array.from({ length: RENAMES_A_YEAR_MAX - 1 }, () => at(year));
    given(member, [at(before), ...often])
      .when(note('bob'))
      .then([at(now)]);
    given(member, [...often, at(year)])
      .when(note('bob'))
      .thenBroken('names-too-many');
    expect(RENAMES_A_YEAR_MAX).toBe(NAME_CHANGES_A_YEAR_MAX);
  });
});
