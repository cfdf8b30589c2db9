import fc from 'fast-check';
import {
  type ActorId,
  type Event,
  fold,
  type Meta,
  namesOf,
  RuleBroken,
  type StaffRole,
  type PermissionRow,
} from '#kernel';
import { byContent } from './refused-by-content.ts';
import { walkRoom } from './walk-room.ts';
import { type Machine, names, roles } from './permissions-machine.ts';

export type { Given } from './permissions-machine.ts';

const steps = (commands: readonly string[], lengths: fc.ArrayConstraints) =>
  fc.array(
    fc.record({
      command: fc.constantFrom(...commands),
      actor: fc.constantFrom(...names),
      role: fc.constantFrom(...roles),
      n: fc.nat(1_000_000),
    }),
    lengths,
  );

const outcome = <Came>(of: () => Came): { readonly came: Came } | { readonly broken: string } => {
  try {
    return { came: of() };
  } catch (error) {
    if (error instanceof RuleBroken) return { broken: error.code };
    throw error;
  }
};

export const commandsIn = ({ rows }: { readonly rows: readonly PermissionRow[] }): ReadonlySet<string> =>
  new Set(rows.map(({ command }) => command));

/**
 * Returns 10,000 random commands by random users, and the commands that succeeded. Throws where a command succeeds that
 * `allowed` did not offer, or is refused where it was offered, except for its content (`byContent`), or leads elsewhere
 * than its row states, or to a state that no row names or that contradicts its parts, or where one user can use up the
 * room of others.
 */
export const walkTable = async <Row extends PermissionRow, From, State, Ev extends Event, Item>({
  table,
  decider,
  past = [],
  commands,
  contradiction = () => undefined,
}: Machine<Row, From, State, Ev, Item>): Promise<ReadonlySet<string>> => {
  const came = new Set<string>();
  const walk = (sequence: readonly { command: string; actor: string; role: StaffRole | undefined; n: number }[]) => {
    let state = fold(decider, past);
    for (const { command, actor, role, n } of sequence) {
      const by = { actor: actor as ActorId, role };
      const meta: Meta = { commandId: 'x', commandHash: 'x', ...by, role: role!, now: '2026-03-01T12:00:00.000Z' };
      const { item, decide } = commands[command as Row['command']](meta, n, state);
      const before = item(state);
      const told = () => `${command} by ${actor} (${role}) on ${JSON.stringify(before)}`;
      const asked = outcome(() => table.check(command as Row['command'], before, by));
      const given = outcome(decide);
      if ('broken' in given && 'came' in asked && !byContent.has(`${command}: ${given.broken}`))
        throw new Error(`offered and refused with ${given.broken}: ${told()}`);
      const said = 'came' in given ? given.came : [];
      state = (said as readonly Ev[]).reduce((so, event) => decider.evolve(so, event), state);
      const states = table.statesOf(item(state));
      if (states.length === 0) throw new Error(`no row names the state after ${told()}`);
      if (said.length === 0) continue;
      const against = contradiction(state);
      if (against !== undefined) throw new Error(`${against} after ${told()}`);
      came.add(command);
      if (!table.allowed(before, by).some((allowed) => allowed === command)) throw new Error(`not allowed: ${told()}`);
      const to = table.rows.filter((row) => row.command === command).flatMap((row) => namesOf(row.to));
      if (!to.some((name) => name === 'any' || states.includes(name)))
        throw new Error(`${states.join(', ')} and not ${to.join(', ')} after ${told()}`);
    }
  };
  const all = Object.keys(commands);
  // Short ones shrink, and start again from states that a long one leaves for good.
  fc.assert(fc.property(steps(all, { minLength: 1, maxLength: 40 }), walk), { numRuns: 300 });
  fc.assert(fc.property(steps(all, { minLength: 10_000, maxLength: 10_000 }), walk), {
    numRuns: 1,
    endOnFailure: true,
  });
  await walkRoom({ table, decider, past, commands });
  return came;
};
