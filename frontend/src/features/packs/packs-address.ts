import { useMemo } from 'react';
import { type CarClass, type Criteria, formatCriteria, parseCriteria, TARGETS_MAX } from '#racing';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';

export const goalKinds = ['any', 'cars', 'none'] as const;
export type GoalKind = (typeof goalKinds)[number];

export const MAX_PACKS = 10_000_000;
export const MIN_LIMIT = 50;

/** `after` is the highest class of any pack until the user chooses a goal. */
const BEST_CLASS = 'best';
const initial = {
  pack: 'ceramic',
  theme: '',
  goal: 'any',
  after: BEST_CLASS,
  least: '1',
  cars: '',
  all: '',
  packs: '10',
  until: '1',
  twice: '',
  seed: '',
};

export type PacksAddress = ReturnType<typeof usePacksAddress>;

/**
 * The simulation in the address, so that a link repeats a run card by card: `/packs?pack=steel&after=~N~cC&seed=4f2a`.
 */
export function usePacksAddress() {
  const [fields, set] = useAddressFields(initial);
  const theme = useMemo(() => parseCriteria(fields.theme).criteria, [fields.theme]);
  const after = useMemo(
    () => (fields.after === BEST_CLASS ? undefined : parseCriteria(fields.after).criteria),
    [fields.after],
  );
  const carIds = useMemo(() => fields.cars.split(',').filter((id) => id !== ''), [fields.cars]);
  return {
    packId: fields.pack,
    setPack: (pack: string) => set({ pack }),
    theme,
    setTheme: (criteria: Criteria) => set({ theme: formatCriteria(criteria) }),
    goal: goalKinds.find((kind) => kind === fields.goal) ?? 'any',
    setGoal: (goal: GoalKind) => set({ goal }),
    /** Undefined: the highest class of the pack. */
    after,
    setAfter: (criteria: Criteria) => set({ after: formatCriteria(criteria) }),
    least: wholeOf(fields.least, MIN_LIMIT),
    leastText: fields.least,
    setLeast: (least: string) => set({ least }),
    carIds,
    setCarIds: (ids: readonly string[]) => set({ cars: ids.slice(0, TARGETS_MAX).join(',') }),
    all: fields.all === '1',
    setAll: (on: boolean) => set({ all: on ? '1' : '' }),
    packs: wholeOf(fields.packs, MAX_PACKS),
    packsText: fields.packs,
    setPacks: (packs: string) => set({ packs }),
    until: fields.until === '1',
    setUntil: (on: boolean) => set({ until: on ? '1' : '' }),
    twice: fields.twice === '1',
    setTwice: (on: boolean) => set({ twice: on ? '1' : '' }),
    seed: fields.seed,
    setSeed: (seed: string) => set({ seed: seedOf(seed) }),
  };
}

const seedOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\da-f]/g, '')
    .slice(0, 8);

const wholeOf = (text: string, most: number): number => Math.min(most, Math.max(1, Math.floor(Number(text)) || 1));

export const classCriteria = (carClass: CarClass): Criteria => [
  { name: '', ranges: {}, choices: { class: [carClass] } },
];
