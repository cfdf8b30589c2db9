import type { KnownContent } from './cell-content.ts';
import type { Ranking } from './rankings.ts';
import { rendersSame, announcesSame } from './same-cell.ts';
import type { TimeCellProps } from './time-cell-props.ts';
import type { SpokenCell } from './use-spoken-cell.ts';

const spoken = {} as SpokenCell;
const third: Ranking = { place: 3, of: 15, heat: 2, points: { points: -64, uncertain: false }, gap: '+0.35' };
const known: KnownContent = {
  status: 'known',
  text: '24.50',
  dnf: false,
  speed: false,
  ranking: third,
  pending: false,
  yours: false,
};

const cell = (over: Partial<TimeCellProps> = {}): TimeCellProps => ({
  content: known,
  show: 'times',
  colours: 'medals',
  base: false,
  spoken,
  ...over,
});
const ranked = (over: Partial<Ranking>, around: Partial<TimeCellProps> = {}) =>
  cell({ ...around, content: { ...known, ranking: { ...third, ...over } } });

describe('a cell that is counted anew', () => {
  it('is left as it is where nothing of it changed', () => {
    expect(rendersSame(cell(), ranked({}))).toBe(true);
    expect(announcesSame(cell(), ranked({}))).toBe(true);
  });

  it('looks the same with a car more beside it, and is read out anew', () => {
    expect(rendersSame(cell(), ranked({ of: 16 }))).toBe(true);
    expect(announcesSame(cell(), ranked({ of: 16 }))).toBe(false);
  });

  it('is drawn anew for a medal that a second time gives', () => {
    expect(rendersSame(ranked({ place: 1, of: 1 }), ranked({ place: 1, of: 2 }))).toBe(false);
  });

  it.each<[string, TimeCellProps]>([
    ['place', ranked({ place: 4 })],
    ['points', ranked({ points: { points: -50, uncertain: false } })],
    ['doubt of its points', ranked({ points: { points: -64, uncertain: true } })],
    ['time', cell({ content: { ...known, text: '24.40' } })],
    ['sending', cell({ content: { ...known, pending: true } })],
    ['author', cell({ content: { ...known, yours: true } })],
    ['figure in the corner', cell({ figure: 'MRA 84' })],
    ['being the base', cell({ base: true })],
    ['kind', cell({ content: { status: 'none' } })],
  ])('is drawn anew for another %s', (_what, now) => {
    expect(rendersSame(cell(), now)).toBe(false);
  });

  it('is drawn anew for another shade or gap only where that is shown', () => {
    const [heat, gaps] = [{ colours: 'heat' }, { show: 'gaps' }] as const;
    expect(rendersSame(cell(), ranked({ heat: 3, gap: '+0.40' }))).toBe(true);
    expect(rendersSame(cell(heat), ranked({ heat: 3 }, heat))).toBe(false);
    expect(rendersSame(cell(gaps), ranked({ gap: '+0.40' }, gaps))).toBe(false);
  });

  it('compares every word of what is not counted', () => {
    const predicted = (high: string) =>
      cell({ content: { status: 'predicted', text: '24.50', low: '24.10', high } as TimeCellProps['content'] });
    expect(rendersSame(predicted('24.90'), predicted('24.90'))).toBe(true);
    expect(rendersSame(predicted('24.90'), predicted('25.10'))).toBe(false);
  });
});
