import { type Accounts, foldedName } from '#accounts';
import { Refused } from '../http/refused.ts';

/** Others whose names begin alike are found as well. */
const NAMES_ALIKE = 10;

/** The person of this name, however it is written. Throws `Refused('user-unknown')`. */
export const personNamed = async (accounts: Accounts, name: string) => {
  const found = await accounts.persons.find(name, NAMES_ALIKE);
  const person = found.find((one) => foldedName(one.name) === foldedName(name));
  if (!person) throw new Refused('user-unknown', { name });
  return person;
};
