import { progressLines } from './progress-lines.ts';

describe('the lines of a long start', () => {
  it('are one a tenth of all views together', () => {
    const told: string[] = [];
    let now = 0;
    const progress = progressLines(
      (line) => told.push(line),
      () => now,
    );
    now = 2_000;
    for (let position = 0; position <= 1_000; position += 1)
      for (const view of ['cars', 'records']) progress({ view, position, head: 1_000 });
    expect(told).toHaveLength(10);
    expect([told[0], told.at(-1)]).toEqual(['Building views: 10 %', 'Building views: 100 %']);
  });

  it('are none where it is over in a moment', () => {
    const told: string[] = [];
    const progress = progressLines(
      (line) => told.push(line),
      () => 0,
    );
    progress({ view: 'cars', position: 10, head: 10 });
    expect(told).toEqual([]);
  });
});
