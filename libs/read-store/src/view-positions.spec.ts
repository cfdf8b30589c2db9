import { MAX_WAITING, ViewPositions } from './view-positions.ts';

const SOON_MS = 20;
const LONG_MS = 60_000;

describe('waiting for a view', () => {
  it('ends when the runner tells that it has got there', async () => {
    const positions = new ViewPositions();
    const waiting = positions.waitFor('cars', 10, LONG_MS);
    positions.advanced(['lap-times'], 50);
    positions.advanced(['cars', 'lap-times'], 9);
    expect(positions.of('cars')).toBe(9);
    expect(positions.of('lap-times')).toBe(50);
    positions.advanced(['cars'], 12);
    expect(await waiting).toBe(true);
    expect(await positions.waitFor('cars', 12, 0)).toBe(true);
  });

  it('ends without success when its time is over', async () => {
    const positions = new ViewPositions();
    positions.advanced(['cars'], 9);
    expect(await positions.waitFor('cars', 10, SOON_MS)).toBe(false);
  });

  it('is refused when 200 wait already, and possible again when they are done', async () => {
    const positions = new ViewPositions();
    const waiting = Array.from({ length: MAX_WAITING }, () => positions.waitFor('cars', 10, LONG_MS));
    await expect(positions.waitFor('cars', 10, LONG_MS)).rejects.toMatchObject({ name: 'TooManyWaiting' });
    positions.advanced(['cars'], 10);
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([true]));
    expect(await positions.waitFor('cars', 11, SOON_MS)).toBe(false);
  });

  it('asks the store where the runner is another process, and only while somebody waits', async () => {
    let asked = 0;
    const positions = new ViewPositions(async () => {
      asked += 1;
      if (asked === 2) throw new Error('the store does not answer');
      return asked;
    });
    expect(await positions.waitFor('cars', 4, LONG_MS)).toBe(true);
    expect(asked).toBe(4);
    await new Promise((resolve) => setTimeout(resolve, 4 * SOON_MS));
    expect(asked).toBe(4);
    expect(await positions.waitFor('cars', 5, LONG_MS)).toBe(true);
  });
});
