import type { ActorId, StaffRole } from './event.ts';
import { RuleBroken } from './rule-broken.ts';

/** The caller: the actor (absent: logged out), and the role where the stores have one. `Meta` is one. */
export type Caller = { readonly actor?: ActorId | undefined; readonly role?: StaffRole | undefined };

/** A command: the item's states in which it is allowed, the state it leads to, and who may send it. */
export type PermissionRow = {
  readonly command: string;
  readonly from: string | readonly string[];
  readonly to: string | readonly string[];
  readonly who: string;
};

type NameOf<Names> = Names extends readonly string[] ? Names[number] : Names;
type StateOf<Row extends PermissionRow> = Exclude<NameOf<Row['from'] | Row['to']>, 'any'>;

/** Why an item is not in a state: the code of a rule. */
type Otherwise<Item> = string | ((item: Item) => string);
type Test<Item, Is extends Item> = ((item: Item) => item is Is) | ((item: Item) => boolean);
type StateProof<Item, Is extends Item = Item> =
  Test<Item, Is> | { readonly is: Test<Item, Is>; readonly otherwise: Otherwise<Item> };

type TestOf<Proof> = Proof extends { readonly is: infer Is } ? Is : Proof;
type ItemOf<From> = [TestOf<From[keyof From]>] extends [(item: infer Item) => unknown] ? Item : never;

type WhoTest<Item> = (by: Caller, item: Item) => boolean;
type WhoProof<Item> = WhoTest<Item> | { readonly is: WhoTest<Item>; readonly otherwise: string };

type GuardedBy<Proof, Item> = Proof extends { readonly is: infer Is }
  ? GuardedBy<Is, Item>
  : Proof extends (item: Item) => item is infer Is & Item
    ? Is
    : Item;
type Proven<Names, From, Item> = 'any' extends Names ? Item : GuardedBy<From[Names & keyof From], Item>;

/** An executable table of permissions. */
export type PermissionTable<Row extends PermissionRow, From, Item> = {
  readonly rows: readonly Row[];
  /**
   * Throws `RuleBroken`: `not-allowed` (or its own reason) where the actor may not, then the reason of the state that
   * the item is not in. The item is narrowed to one of the row's states.
   */
  check<Command extends Row['command'], Of extends Item>(
    command: Command,
    item: Of,
    by: Caller,
    facts?: Record<string, unknown>,
  ): Of & Proven<NameOf<Extract<Row, { readonly command: Command }>['from']>, From, Item>;
  /** For repeated commands: throws like `check` where the actor may not, but returns false in another state. */
  applies(command: Row['command'], item: Item, by: Caller): boolean;
  /** The actor's allowed commands on the item as it is now, limited to `these` where they are given. */
  allowed<These extends Row['command'] = Row['command']>(item: Item, by: Caller, these?: readonly These[]): These[];
  statesOf(item: Item): readonly string[];
};

/**
 * Makes a table of permissions executable. `from` proves each state that a row names (`any`: every one of these), `who`
 * each kind of user; either may have its own reason.
 */
export const permissionTable = <
  const Row extends PermissionRow,
  const From extends Readonly<Record<StateOf<Row>, StateProof<never>>>,
  Item = ItemOf<From>,
>(
  rows: readonly Row[],
  { from, who }: { readonly from: From; readonly who: Readonly<Record<Row['who'], WhoProof<NoInfer<Item>>>> },
): PermissionTable<Row, From, Item> => {
  const table: Table<Item> = { rows, states: from as unknown as Table<Item>['states'], people: who };
  return {
    rows,
    check: (command, item, by, facts = { command }) => {
      const theirs = rowsFor(table, command, item, by, facts);
      if (!theirs.some((row) => isReady(table, row, item))) throw notInState(table, theirs[0], item, facts);
      return item as never;
    },
    applies: (command, item, by) =>
      rowsFor(table, command, item, by, { command }).some((row) => isReady(table, row, item)),
    allowed: (item, by, these) => {
      const found = rows.filter((row) => isReady(table, row, item) && isFor(table, row, item, by));
      const commands = new Set<string>(found.map(({ command }) => command));
      return [...commands].filter((command) => these?.includes(command as never) ?? true) as never[];
    },
    statesOf: (item) => Object.keys(table.states).filter((name) => isIn(table, name, item)),
  };
};

type Table<Item> = {
  readonly rows: readonly PermissionRow[];
  readonly states: Readonly<Record<string, StateProof<Item>>>;
  readonly people: Readonly<Record<string, WhoProof<Item>>>;
};

const isIn = <Item>({ states }: Table<Item>, name: string, item: Item): boolean => {
  if (name === 'any') return true;
  const proof = states[name];
  return proof !== undefined && (typeof proof === 'function' ? proof(item) : proof.is(item));
};

const isReady = <Item>(table: Table<Item>, { from }: PermissionRow, item: Item): boolean =>
  namesOf(from).some((name) => isIn(table, name, item));

const isFor = <Item>({ people }: Table<Item>, { who }: PermissionRow, item: Item, by: Caller): boolean => {
  const proof = people[who];
  return proof !== undefined && (typeof proof === 'function' ? proof(by, item) : proof.is(by, item));
};

/** The command's rows that apply to the caller. Throws `RuleBroken` where there are none. */
const rowsFor = <Item>(
  table: Table<Item>,
  command: string,
  item: Item,
  by: Caller,
  facts: Record<string, unknown>,
): readonly PermissionRow[] => {
  const all = table.rows.filter((row) => row.command === command);
  const theirs = all.filter((row) => isFor(table, row, item, by));
  if (theirs.length > 0) return theirs;
  const proof = table.people[all[0]?.who ?? ''];
  if (typeof proof === 'object') throw new RuleBroken(proof.otherwise, facts);
  throw new RuleBroken('not-allowed', { command });
};

const notInState = <Item>(
  { states }: Table<Item>,
  row: PermissionRow | undefined,
  item: Item,
  facts: Record<string, unknown>,
): RuleBroken => {
  const proof = states[namesOf(row?.from ?? '')[0] ?? ''];
  const otherwise = typeof proof === 'object' ? proof.otherwise : 'not-allowed';
  return new RuleBroken(typeof otherwise === 'function' ? otherwise(item) : otherwise, facts);
};

/** The names in a cell of a table. */
export const namesOf = (names: string | readonly string[]): readonly string[] =>
  typeof names === 'string' ? [names] : names;
