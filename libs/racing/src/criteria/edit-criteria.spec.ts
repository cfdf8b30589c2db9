import { type Criteria, emptyFilter } from './criteria.ts';
import {
  nonEmptyCriteria,
  countParts,
  fixedGroups,
  withChoice,
  withClasses,
  withoutPart,
  withRange,
} from './edit-criteria.ts';

const two: Criteria = [
  { name: 'wet', ranges: { rq: { from: 50 } }, choices: { drive: ['4WD'] } },
  { name: '', ranges: {}, choices: { tag: ['Track'] } },
];

describe('editing a filter', () => {
  it('sets a range and a choice, and drops those that ask for nothing', () => {
    const ranged = withRange(emptyFilter, 'year', { from: 1998 });
    expect(ranged.ranges).toEqual({ year: { from: 1998 } });
    expect(withRange(ranged, 'year', {})).toEqual(emptyFilter);
    const chosen = withChoice(emptyFilter, 'class', ['A']);
    expect(chosen.choices).toEqual({ class: ['A'] });
    expect(withChoice(chosen, 'class', [])).toEqual(emptyFilter);
  });
});

describe('editing criteria', () => {
  it('takes one part of one alternative away, and the alternative with its last part', () => {
    expect(withoutPart(two, 0, { group: 'rq', range: { from: 50 } })).toEqual([{ ...two[0], ranges: {} }, two[1]]);
    expect(withoutPart(two, 1, { group: 'tag', values: ['Track'] })).toEqual([two[0]]);
  });

  it('counts what it asks for', () => {
    expect(countParts(two)).toBe(3);
    expect(countParts(nonEmptyCriteria([{ name: 'new', ...emptyFilter }]))).toBe(0);
  });

  it('asks every alternative for the same classes', () => {
    expect(withClasses([], ['S'])).toEqual([{ name: '', ranges: {}, choices: { class: ['S'] } }]);
    expect(withClasses(two, ['S']).map(({ choices }) => choices.class)).toEqual([['S'], ['S']]);
    expect(withClasses(withClasses([], ['S']), [])).toEqual([]);
  });

  it('fixes a group where every alternative leaves one value', () => {
    const classA = { name: '', ranges: { year: { from: 1998, to: 1998 } }, choices: { class: ['A'], tag: ['Track'] } };
    expect([...fixedGroups([classA])]).toEqual(['year', 'class']);
    const open = { name: '', ranges: { year: { from: 1998 } }, choices: { class: ['A'] } };
    expect([...fixedGroups([classA, open])]).toEqual(['class']);
    expect([...fixedGroups([classA, { ...open, choices: { class: ['B'] } }])]).toEqual([]);
    expect([...fixedGroups([classA, { name: 'new', ...emptyFilter }])]).toEqual(['year', 'class']);
    expect([...fixedGroups(two)]).toEqual([]);
  });
});
