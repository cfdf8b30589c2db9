import type { ActorId } from '#kernel';
import { cellWhoMay, mayOnCell } from './lap-time.who-may.ts';

const ann = 'ann' as ActorId;
const time = { lapTimeId: 'a', submittedBy: ann, value: { kind: 'dnf' }, gameVersion: '26' } as const;

describe('who may do what to a cell', () => {
  it.each(cellWhoMay)('$command is refused to a visitor who is signed out', ({ command }) => {
    expect(mayOnCell(command, undefined, time)).toBe(false);
  });

  it('lets every member submit and only the author withdraw', () => {
    expect(mayOnCell('submit-lap-time', 'bob' as ActorId)).toBe(true);
    expect(mayOnCell('withdraw-lap-time', 'bob' as ActorId, time)).toBe(false);
    expect(mayOnCell('withdraw-lap-time', ann, time)).toBe(true);
  });
});
