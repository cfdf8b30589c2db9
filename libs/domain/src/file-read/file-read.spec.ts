import { by, given } from '#test/decision-kit';
import { commandsIn, walkTable } from '#test/permissions-kit';
import type { ActorId } from '#kernel';
import type { PrivateFileRead } from './file-read.events.ts';
import { fileRead, type FileReads } from './file-read.state.ts';
import { fileReadPermissions } from './file-read.permissions.ts';
import { RecordFileRead, recordFileRead } from './record-file-read.ts';

const ann = 'ann' as ActorId;
const told = (who: string, day: string): PrivateFileRead => ({
  type: 'PrivateFileRead',
  data: { userId: ann, month: '2026-03', day, file: 'f1', by: who as ActorId },
});
const tell = (who: string, day: string, role?: 'moderator') => (state: FileReads) =>
  recordFileRead(new RecordFileRead({ userId: ann, month: '2026-03', day, file: 'f1' }, by(who, role)), state);

describe('the reading of private files', () => {
  it('is told of staff once a day, and of nobody else', () => {
    given(fileRead)
      .when(tell('mod', '2026-03-04', 'moderator'))
      .then([told('mod', '2026-03-04')]);
    const before = [told('mod', '2026-03-04')];
    given(fileRead, before)
      .when(tell('mod', '2026-03-04', 'moderator'))
      .thenBroken('not-allowed');
    given(fileRead, before)
      .when(tell('mod', '2026-03-05', 'moderator'))
      .then([told('mod', '2026-03-05')]);
    given(fileRead, before)
      .when(tell('other', '2026-03-04', 'moderator'))
      .then([told('other', '2026-03-04')]);
    given(fileRead).when(tell('bob', '2026-03-04')).thenBroken('not-allowed');
    given(fileRead)
      .when(tell('ann', '2026-03-04', 'moderator'))
      .thenBroken('not-allowed');
  });

  it('no 10,000 commands lead where no row of the table leads', async () => {
    const dayOf = (n: number) => `2026-03-${String((n % 9) + 1).padStart(2, '0')}`;
    const came = await walkTable({
      table: fileReadPermissions,
      decider: fileRead,
      commands: {
        'record-file-read': (meta, n, state) => ({
          item: (of: FileReads) => ({ ...of, by: meta.actor, day: dayOf(n), userId: ann }),
          decide: () =>
            recordFileRead(
              new RecordFileRead({ userId: ann, month: '2026-03', day: dayOf(n), file: 'f1' }, meta),
              state,
            ),
        }),
      },
    });
    expect(came).toEqual(commandsIn(fileReadPermissions));
  });
});
