/**
 * Whom fields of events name, and whether whoever gave the command may read that of their own acts: `named`, they named them
 * themselves; `oneself`, only where it is they. Ids of persons stand in no other field; a test reads the events for them.
 */
export const personsInEvents = {
  author: 'named',
  member: 'named',
  owner: 'named',
  personId: 'named',
  userId: 'named',
  addedBy: 'oneself',
  admins: 'oneself',
  appellant: 'oneself',
  askedBy: 'oneself',
  by: 'oneself',
  decidedBy: 'oneself',
  filledBy: 'oneself',
  givenBy: 'oneself',
  reportedBy: 'oneself',
  submittedBy: 'oneself',
  submitters: 'oneself',
  takenFrom: 'oneself',
  voter: 'oneself',
} as const satisfies Readonly<Record<string, 'named' | 'oneself'>>;

const table: Readonly<Record<string, 'named' | 'oneself' | undefined>> = personsInEvents;

/** The facts of an event as a person may read them who did it, or to whom staff did it: nobody else is named to them. */
export const knownToActor = (facts: object, userId: string): object => known(facts, userId) as object;

const known = (value: unknown, userId: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => known(one, userId));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      if (table[name] !== 'oneself') return [[name, known(one, userId)]];
      if (Array.isArray(one)) return [[name, one.filter((id) => id === userId)]];
      return one === userId ? [[name, one]] : [];
    }),
  );
};
