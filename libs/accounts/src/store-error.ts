import { AccountsUnavailable } from './accounts.ts';

/** SQLite's busy, locked, out of memory, read-only, failed I/O, full and unopenable: temporary errors. */
const PASSING = new Set([5, 6, 7, 8, 10, 13, 14]);
const PRIMARY_CODE = 0xff;

/** Whether a driver reports a temporary error; a violated constraint is none. */
const isPassing = (error: unknown): boolean => {
  const { code, errcode, name } = (error ?? {}) as { code?: unknown; errcode?: number; name?: string };
  if (code === 'ERR_SQLITE_ERROR') return PASSING.has((errcode ?? 0) & PRIMARY_CODE);
  return /^Mongo(Network|ServerSelection|NotConnected|WriteConcern)/.test(name ?? '');
};

type Part = { readonly [Name: string]: (...given: never[]) => Promise<unknown> };

/** The same part of a store; its temporary errors reject with `AccountsUnavailable`, a full disk included. */
export const sayingUnavailable = <Of extends object>(part: Of): Of =>
  Object.fromEntries(
    Object.entries(part as unknown as Part).map(([name, work]) => [
      name,
      (...given: never[]) =>
        work(...given).catch((cause: unknown) => {
          throw isPassing(cause) ? new AccountsUnavailable({ cause }) : cause;
        }),
    ]),
  ) as Of;
