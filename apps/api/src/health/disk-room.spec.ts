import { tmpdir } from 'node:os';
import { hasRoom } from './disk-room.ts';

describe('room on the disk', () => {
  it('is there or not, by what is free', async () => {
    expect([await hasRoom(tmpdir(), 1), await hasRoom(tmpdir(), Number.MAX_VALUE)]).toEqual([true, false]);
  });

  it('is not denied where nobody can say', async () => expect(await hasRoom('/no/such/folder')).toBe(true));
});
