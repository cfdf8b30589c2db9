import { type Accounts, foldedName } from '#accounts';
import { Refused } from '../http/refused.ts';

/** Covers other names with the same start. */
const NAMES_ALIKE = 10;

/** The user of this name in any spelling, or who gave it up within a year. Throws `Refused('user-unknown')`. */
export const personNamed = async (accounts: Accounts, name: string) => {
  const found = await accounts.persons.find(name, NAMES_ALIKE);
  const person = found.find((one) => foldedName(one.name) === foldedName(name));
  return person ?? onceNamed(accounts, name);
};

/** Old links lead to the user who had the name. */
const onceNamed = async (accounts: Accounts, name: string) => {
  const id = await accounts.heldNames.holder(name, new Date().toISOString());
  const nameNow = id && (await accounts.displayNames([id])).get(id);
  if (!id || !nameNow) throw new Refused('user-unknown', { name });
  return { id, name: nameNow };
};
