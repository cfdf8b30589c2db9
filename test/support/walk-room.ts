import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { commandHashOf, decideAndAppend, pastOf } from '#event-store';
import { type ActorId, type Event, type Meta, RuleBroken, type StaffRole, type PermissionRow } from '#kernel';
import { memoryLog } from './memory-log.ts';
import { type Machine, peopleAndJobs, roles } from './permissions-machine.ts';

const STREAM = 'the-item';
const AGAIN = 2_500;
/** What one user may have written, and a last command of several events. */
const MOST_OF = (role: StaffRole | undefined) => (role === undefined ? 100 : 1_000) + 10;

const eve = 'eve' as ActorId;

type By = { readonly actor: ActorId; readonly role: StaffRole | undefined };

const metaOf = ({ actor, role }: By): Meta => {
  const now = '2026-03-01T12:00:00.000Z';
  return { commandId: randomUUID(), commandHash: commandHashOf('x', {}), actor, now, ...(role && { role }) };
};

/**
 * Lets others take some actions on an item, then one user every allowed action 2,500 times: they get no further than
 * their share, and afterwards everyone else can still do what the state of the item allows, each as often as they like.
 */
export const walkRoom = async <Row extends PermissionRow, From, State, Ev extends Event, Item>({
  table,
  decider,
  past = [],
  commands,
}: Machine<Row, From, State, Ev, Item>): Promise<void> => {
  const names = Object.keys(commands) as Row['command'][];
  const isOwn = table.rows.every(({ who }) => who === 'owner');
  for (const role of roles) {
    const log = memoryLog() as Parameters<typeof decideAndAppend>[0];
    const give = async (command: Row['command'], n: number, by: By) => {
      const meta = metaOf(by);
      const decide = (state: State) => commands[command](meta, n, state).decide() as readonly Ev[];
      const state = (await pastOf(log, STREAM, decider)).state;
      if (!wouldCome(() => decide(state))) return;
      await decideAndAppend(log, STREAM, decider, decide, meta, { freely: isOwn });
    };
    if (past.length > 0) await decideAndAppend(log, STREAM, decider, () => past, metaOf(peopleAndJobs[0]!));
    const others = fc.record({
      command: fc.constantFrom(...names),
      by: fc.constantFrom(...peopleAndJobs),
      n: fc.nat(1_000_000),
    });
    for (const { command, by, n } of fc.sample(others, { numRuns: 80, seed: 42 })) await give(command, n, by);
    const own = fc.record({ command: fc.constantFrom(...names), n: fc.nat(1_000_000) });
    for (const { command, n } of fc.sample(own, { numRuns: AGAIN, seed: 42 }))
      await give(command, n, { actor: eve, role }).catch((error: unknown) => {
        if (!(error instanceof RuleBroken && error.code === 'share-used')) throw error;
      });
    const { events = 0 } = (await pastOf(log, STREAM, decider)).partOf(eve) ?? {};
    if (!isOwn && events > MOST_OF(role)) throw new Error(`${events} facts by one person (${role})`);
    for (const command of names) {
      for (const by of peopleAndJobs) for (let n = 0; n < 3; n += 1) await give(command, n * 7_919, by);
    }
  }
};

const wouldCome = (decide: () => readonly Event[]): boolean => {
  try {
    return decide().length > 0;
  } catch (error) {
    if (!(error instanceof RuleBroken)) throw error;
    if (full.has(error.code)) throw error;
    return false;
  }
};

/** Refusals that a decision must not give because of others: that the room is used up. */
const full = new Set(['stream-too-long']);
