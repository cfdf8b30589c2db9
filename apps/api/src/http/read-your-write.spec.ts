import type { EventStore } from '#event-store';
import { ViewPositions } from '#read-store';
import { ReadYourWrite } from './read-your-write.ts';

const HEAD = 100;
const logWithHead = { head: async () => HEAD } as EventStore;

const waiting = () => {
  const positions = new ViewPositions();
  return { positions, readYourWrite: new ReadYourWrite(logWithHead, positions) };
};

describe('reading one’s own write', () => {
  it('waits until the view has got there', async () => {
    const { positions, readYourWrite } = waiting();
    const read = readYourWrite.reached('lap-times', '40');
    positions.advanced(['cars'], 50);
    positions.advanced(['lap-times'], 39);
    let passed = false;
    void read.then(() => (passed = true));
    await new Promise(setImmediate);
    expect(passed).toBe(false);
    positions.advanced(['lap-times'], 40);
    await read;
  });

  it('waits for nothing that is there', async () => {
    const { positions, readYourWrite } = waiting();
    positions.advanced(['lap-times'], 40);
    await expect(readYourWrite.reached('lap-times', '40')).resolves.toBeUndefined();
  });

  it('waits for the newest event of the log', async () => {
    const { positions, readYourWrite } = waiting();
    const read = readYourWrite.reached('lap-times', String(HEAD));
    positions.advanced(['lap-times'], HEAD);
    await expect(read).resolves.toBeUndefined();
  });

  it('refuses a position beyond the log at once', async () => {
    await expect(waiting().readYourWrite.reached('lap-times', String(HEAD + 1))).rejects.toMatchObject({
      code: 'position-unknown',
      facts: { head: HEAD },
    });
  });

  it('gives up after two seconds and says when to ask again', async () => {
    const started = performance.now();
    await expect(waiting().readYourWrite.reached('lap-times', '40')).rejects.toMatchObject({
      code: 'view-behind',
      retryAfter: 1,
    });
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});
