import { Command, RuleBroken } from '#kernel';
import type { GarageCopy } from '#racing';
import type { GarageCopiesKept, GarageCopiesRemoved } from './garage.events.ts';
import { checkIds, type IdsOfGarage } from './ids-of-garage.ts';
import type { Garage, OfGarage } from './garage.state.ts';
import { garagePermissions } from './garage.permissions.ts';

export class SaveGarageCopies extends Command<
  OfGarage & { readonly copies: readonly GarageCopy[]; readonly importId?: string }
> {}

export class RemoveGarageCopies extends Command<OfGarage & { readonly copyIds: readonly string[] }> {}

type KeepFacts = IdsOfGarage & { readonly unknownCars: readonly string[] };

/** Characters of one event's copies: an event holds 64 kB, and names of cars may have characters of several bytes. */
const EVENT_CHARACTERS_MAX = 40_000;

export const saveGarageCopies = (
  { data, meta }: SaveGarageCopies,
  state: Garage,
  { unknownCars, ...facts }: KeepFacts,
): readonly GarageCopiesKept[] => {
  const { owner, copies, importId } = data;
  garagePermissions.check('save-garage-copies', { ...state, owner }, meta);
  checkIds('copyId', facts);
  const [unknown] = unknownCars;
  if (unknown !== undefined) throw new RuleBroken('car-unknown', { carId: unknown });
  return inEvents(copies).map((some) => ({
    type: 'GarageCopiesKept',
    data: { owner, copies: some, ...(importId === undefined ? {} : { importId }) },
  }));
};

export const removeGarageCopies = (
  { data, meta }: RemoveGarageCopies,
  state: Garage,
  facts: IdsOfGarage = {},
): readonly GarageCopiesRemoved[] => {
  const { owner } = data;
  garagePermissions.check('remove-garage-copies', { ...state, owner }, meta);
  checkIds('copyIds', facts);
  return inEvents(data.copyIds).map((copyIds) => ({
    type: 'GarageCopiesRemoved',
    data: { owner, copyIds },
  }));
};

const inEvents = <Item>(items: readonly Item[]): readonly (readonly Item[])[] => {
  const parts: Item[][] = [];
  let left = 0;
  for (const item of items) {
    const characters = JSON.stringify(item).length + 1;
    if (left < characters) {
      parts.push([]);
      left = EVENT_CHARACTERS_MAX;
    }
    parts.at(-1)?.push(item);
    left -= characters;
  }
  return parts;
};
