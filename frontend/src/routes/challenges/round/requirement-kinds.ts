import type { Car } from '#contracts';
import { nonEmptyCriteria, type Criteria, formatCriteria, matchesCriteria, parseCriteria } from '#racing';

/** A named part of a requirement, with its criteria as an address holds them. */
export type RequirementKind = {
  readonly name: string;
  readonly criteria: string;
  readonly asks: Criteria;
  readonly meets: (car: Car) => boolean;
};

/** The parts of a requirement; a car has to meet one of them; none where there is only one. */
export function requirementKinds(text: string): readonly RequirementKind[] {
  const asking = nonEmptyCriteria(parseCriteria(text).criteria);
  if (asking.length < 2) return [];
  return asking.map((one) => ({
    name: one.name,
    criteria: formatCriteria([one]),
    asks: [one],
    meets: matchesCriteria([one]),
  }));
}
