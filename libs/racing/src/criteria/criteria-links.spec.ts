import fc from 'fast-check';
import { type Alternative, CRITERIA_TEXT_CHARACTERS_MAX, type Criteria, type Range } from './criteria.ts';
import { formatCriteria } from './format-criteria.ts';
import { choiceNames, choiceRow, rangeNames } from './groups.ts';
import { parseCriteria } from './parse-criteria.ts';
import { criteriaFaults } from './read-item.ts';

const figure = fc.double({ min: -9_999, max: 9_999, noNaN: true }).map((value) => Math.round(value * 100) / 100 || 0);
const range = fc.oneof<fc.Arbitrary<Range>[]>(
  fc.record({ from: figure }),
  fc.record({ to: figure }),
  fc.tuple(figure, figure).map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) })),
);
const text = (minLength: number) =>
  fc.string({ unit: 'binary', minLength, maxLength: CRITERIA_TEXT_CHARACTERS_MAX / 2 });
const choice = (group: (typeof choiceNames)[number]) =>
  fc.uniqueArray(fc.constantFrom(...(choiceRow(group).values ?? ['Š~,&=%', "Hugo's"])), { minLength: 1 });
const some = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => fc.Arbitrary<Value>) =>
  fc.record(Object.fromEntries(names.map((name) => [name, of(name)])), { requiredKeys: [] });
const criteria = fc.array(
  fc.record({ name: text(0), ranges: some(rangeNames, () => range), choices: some(choiceNames, choice) }),
  { maxLength: 3 },
) as fc.Arbitrary<Alternative[]>;

const faults = (link: string) => parseCriteria(link).dropped.map(({ code }) => code);

describe('criteria in an address', () => {
  it('have for each alternative its name, then an item for each group', () => {
    const written: Criteria = [
      { name: '2x', ranges: { rq: { from: 50, to: 90 }, year: { to: 1999 } }, choices: { class: ['S', 'A'] } },
      { name: '', ranges: {}, choices: { tag: ["Hugo's, ~"] } },
    ];
    expect(formatCriteria(written)).toBe("~N2x~R50_90~Y_1999~cS,A~N~lHugo's%2C%20%7E");
    expect(parseCriteria(formatCriteria(written))).toEqual({ criteria: written, dropped: [] });
  });

  it('come back as they were, whatever they are', () => {
    fc.assert(
      fc.property(criteria, (written) => {
        expect(parseCriteria(formatCriteria(written))).toEqual({ criteria: written, dropped: [] });
      }),
    );
  });

  it('leave out a group that asks for nothing', () => {
    expect(formatCriteria([{ name: '', ranges: { rq: {} }, choices: { tyre: [] } }])).toBe('~N');
    expect(formatCriteria([])).toBe('');
  });

  it.each([
    ['~xS', 'criteria-group-unknown'],
    ['~R50', 'criteria-range-unreadable'],
    ['~R_', 'criteria-range-unreadable'],
    ['~R9_1', 'criteria-range-unreadable'],
    ['~cX', 'criteria-value-unknown'],
    ['~l%E0', 'criteria-value-unknown'],
    ['~l', 'criteria-value-unknown'],
    ['~N%', 'criteria-item-unreadable'],
    ['junk', 'criteria-item-unreadable'],
    ['~cS~cA', 'criteria-group-repeated'],
    ['~N~N~N~Nd', 'criteria-too-many-alternatives'],
  ])('say what was left out of %s: %s', (link, code) => {
    expect(faults(link)).toEqual([code]);
  });

  it('keep what can be read beside what cannot', () => {
    expect(parseCriteria('~zz~cS,X,A~R1_~R2_').criteria).toEqual([
      { name: '', ranges: { rq: { from: 1 } }, choices: { class: ['S', 'A'] } },
    ]);
  });

  it('leave out all that belongs to a fourth alternative', () => {
    expect(parseCriteria('~N~N~N~cS~N~cA').criteria.map(({ choices }) => choices)).toEqual([{}, {}, { class: ['S'] }]);
    expect(faults('~N~N~N~cS~N~cA')).toHaveLength(2);
  });

  it('are read in full up to a length, and say so beyond it', () => {
    expect(faults(`~cS~l${'a,'.repeat(5_000)}`)).toEqual(['criteria-too-long']);
  });

  it('never throw, and read the same again after one reading', () => {
    const parts = fc.array(fc.constantFrom('~', 'N', 'c', 'S', ',', 'R', '1', '_', '%', '%41', 'l', 'é', '-', '.'));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          parts.map((some) => some.join('')),
        ),
        (link) => {
          const { criteria, dropped } = parseCriteria(link);
          expect(parseCriteria(formatCriteria(criteria))).toEqual({ criteria, dropped: [] });
          for (const { code } of dropped) expect(criteriaFaults).toContain(code);
        },
      ),
    );
  });
});
