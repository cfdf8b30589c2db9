/**
 * Users named in event fields, and whether the actor of the command may read them in an export of their own actions:
 * `named`, the actor named them; `oneself`, only where it is the actor. User ids occur in no other field; a test checks
 * the events.
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

/** The data of an event for its actor, or for a user whom staff acted on: it names no other user. */
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
