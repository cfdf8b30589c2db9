import { pino } from 'pino';
import type { Accounts } from '#accounts';
import type { ActorId } from '#kernel';
import type { ReadStore } from '#read-store';
import { TooManyPictures, type Uploads, type PendingFile } from '#uploads';
import { PendingConversions } from './pending-conversions.ts';

const waitingLoops = () => {
  const files = new Map<string, PendingFile>();
  const waiting: Partial<Uploads['waiting']> = {
    waiting: async () => [...files.keys()],
    get: async (id) => files.get(id),
    put: async (id, file) => void files.set(id, file),
  };
  const uploads = { waiting, checkLoop: () => undefined } as Partial<Uploads> as Uploads;
  const leases: Partial<ReadStore['leases']> = { acquire: async () => undefined };
  const readStore = { leases } as Partial<ReadStore> as ReadStore;
  const loops = new PendingConversions(uploads, {} as Accounts, readStore, pino({ level: 'silent' }));
  return (owner: string) => loops.take(owner as ActorId, Buffer.from('GIF'));
};

describe('loops that wait', () => {
  it('are four of one sender, whose fifth is refused while others send theirs', async () => {
    const take = waitingLoops();
    for (let n = 0; n < 4; n += 1) await take('Ann');
    await expect(take('Ann')).rejects.toBeInstanceOf(TooManyPictures);
    expect(await take('Bob')).toMatch(/^[\da-f-]{36}$/);
  });

  it('are forty of all', async () => {
    const take = waitingLoops();
    for (let n = 0; n < 40; n += 1) await take(`sender ${n}`);
    await expect(take('another')).rejects.toBeInstanceOf(TooManyPictures);
  });
});
