import { RuleBroken } from '#kernel';
import { isMadeId } from '#racing';

/** `unknownIds`: ids of copies or groups that are neither UUIDs nor in the garage. */
export type IdsOfGarage = { readonly unknownIds?: readonly string[] };

/** Ids that must be in the garage already: a new one is a UUID, which contains no text of the user's choice. */
export const idsToKnow = (ids: readonly string[]): readonly string[] => ids.filter((id) => !isMadeId(id));

export const checkIds = (field: string, { unknownIds = [] }: IdsOfGarage): void => {
  if (unknownIds.length === 0) return;
  const message = 'neither a UUID nor in the garage';
  const faults = unknownIds.slice(0, 10).map((id) => ({ path: `${field}.${id}`, message }));
  throw new RuleBroken('shape-invalid', { faults });
};
