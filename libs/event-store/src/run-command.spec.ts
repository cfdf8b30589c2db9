import { randomUUID } from 'node:crypto';
import { openTemporaryEventStore } from '#test/temporary-stores';
import {
  type ActorId,
  Command,
  commandsOf,
  type Decider,
  decision,
  type Event,
  jobStep,
  type StoredText,
  lookedUp,
  newId,
  stateOf,
} from '#kernel';
import type { EventStore } from './event-store.ts';
import { named } from './decide-and-append.ts';
import { commandMeta, newIdOf } from './ids.ts';
import { type CommandPorts, runCommand } from './run-command.ts';

type Noted = Event<'Noted', { readonly noteId: string; readonly colour: string; readonly textId?: string }>;
type Counted = Event<'Counted', { readonly to: number }>;
type Told = { readonly board: string; readonly words?: string };

const notes: Decider<number, Noted> = { initial: 0, evolve: (count) => count + 1 };
const counter: Decider<number, Counted> = { initial: 0, evolve: (_, { data }) => data.to };

class Note extends Command<Told> {}
type NoteFacts = StoredText & {
  readonly noteId: string;
  readonly colour: string;
  readonly counted: number | undefined;
};
const note = (_: Note, __: number, { noteId, colour, textId, counted }: NoteFacts): readonly Noted[] => [
  { type: 'Noted', data: { noteId, colour: `${colour} ${counted}`, ...(textId === undefined ? {} : { textId }) } },
];

const noteCommands = commandsOf({
  decider: notes,
  stream: ({ board }: Told) => `cell-notes-${board}`,
  decisions: [
    decision(Note, note, {
      id: (_, { noteId }) => noteId,
      words: ({ words }) => ({ body: words, about: 'bob' }),
      facts: {
        noteId: newId('note'),
        colour: lookedUp,
        counted: stateOf(counter, ({ board }) => `cell-count-${board}`),
      },
      followUp: ({ data: { board }, meta }) => [
        jobStep<number, Counted>({
          key: meta.commandId,
          stream: `cell-count-${board}`,
          actor: meta.actor,
          decider: counter,
          command: 'Count',
          data: { board },
          decide: (count) => [{ type: 'Counted', data: { to: count + 1 } }],
        }),
      ],
    }),
  ],
});

const noted = (data: Told, idempotencyKey: string = randomUUID()): Note => {
  const now = '2026-03-01T12:00:00.000Z';
  return new Note(data, commandMeta({ name: 'Note', data, actor: 'ann' as ActorId, idempotencyKey, now }));
};

let opened: Awaited<ReturnType<typeof openTemporaryEventStore>>;
beforeAll(async () => {
  opened = await openTemporaryEventStore();
});
afterAll(() => opened.stop());

const run = (command: Note, ports: Partial<CommandPorts> = {}) =>
  runCommand(
    { store: opened.store, storeText: async () => undefined, lookUp: () => 'red', ...ports },
    noteCommands,
    noteCommands.decisions[0]!,
    command,
  );

const broken = (at: keyof EventStore, stream: string): EventStore =>
  Object.assign(Object.create(opened.store) as EventStore, {
    [at]: (asked: string, ...rest: never[]) => {
      if (asked === stream) throw new Error('broken');
      return (opened.store[at] as (...all: unknown[]) => unknown)(asked, ...rest);
    },
  });

describe('running a command', () => {
  it('gives the decision its facts: ids from the command, what was looked up, what another stream says', async () => {
    const [first, second] = [noted({ board: 'a' }), noted({ board: 'a' })];
    const noteId = newIdOf(first.meta.commandId, 'note', 'cell-notes-a');
    expect(await run(first)).toMatchObject({ id: noteId, events: [{ data: { noteId, colour: 'red 0' } }, {}] });
    expect((await run(second)).events).toMatchObject([{ data: { colour: 'red 1' } }, { data: { to: 2 } }]);
  });

  it('keeps own words before the event that names them', async () => {
    const command = noted({ board: 'b', words: 'Nice car.' });
    const kept: unknown[] = [];
    const storeText: CommandPorts['storeText'] = async (text) => {
      kept.push(text, await opened.store.read('cell-notes-b'));
    };
    const { events } = await run(command, { storeText });
    const id = newIdOf(command.meta.commandId, 'reason', 'cell-notes-b');
    expect(kept).toEqual([{ id, owner: 'ann', about: 'bob', body: 'Nice car.' }, []]);
    expect(events[0]).toMatchObject({ data: { textId: id } });
    expect(JSON.stringify(await opened.store.read('cell-notes-b'))).not.toContain('Nice');
  });

  it('answers the same command again with what came of it the first time', async () => {
    const command = noted({ board: 'c' });
    const first = await run(command);
    await run(noted({ board: 'c' }));
    const again = await run(command, { lookUp: () => 'blue' });
    expect([again.id, again.position]).toEqual([first.id, first.position]);
    expect(again.events).toMatchObject(first.events);
    expect(await opened.store.read('cell-notes-c')).toHaveLength(2);
  });

  it('never makes two things of one id, whatever is written under one key', async () => {
    const key = randomUUID();
    const [first, elsewhere] = [noted({ board: 'k1' }, key), noted({ board: 'k2' }, key)];
    expect((await run(first)).id).not.toBe((await run(elsewhere)).id);
  });

  it('answers what was stored under an id of the command alone with that id', async () => {
    const command = noted({ board: 'before' });
    const before = newIdOf(command.meta.commandId, 'note');
    const decided = [{ type: 'Noted', data: { noteId: before, colour: 'red' } }].map(named(command.meta));
    await opened.store.append('cell-notes-before', 'no-stream', decided);
    expect((await run(command)).id).toBe(before);
  });

  it('ends what it began when what follows was cut off', async () => {
    const command = noted({ board: 'd' });
    await expect(run(command, { store: broken('append', 'cell-count-d') })).rejects.toThrow('broken');
    expect(await opened.store.read('cell-count-d')).toEqual([]);
    const { position } = await run(command);
    expect(await opened.store.read('cell-count-d')).toMatchObject([{ data: { to: 1 }, position }]);
    expect(await opened.store.read('cell-notes-d')).toHaveLength(1);
  });
});

describe('what a decision says of itself', () => {
  it('is checked by its types', () => {
    const id = () => 'x';
    const words = () => ({ body: undefined });
    const facts = { noteId: newId('note'), colour: lookedUp, counted: lookedUp };
    decision(Note, note, { id, words, facts });
    // @ts-expect-error a decision that takes a text says whose words they are
    decision(Note, note, { id, facts });
    // @ts-expect-error each fact comes from somewhere
    decision(Note, note, { id, words, facts: { noteId: newId('note'), colour: lookedUp } });
    // @ts-expect-error a number is no id
    decision(Note, note, { id, words, facts: { ...facts, counted: newId('note') } });
    const decided = decision(Note, note, { id, words, facts });
    // @ts-expect-error its state is what the decider folds
    commandsOf({ decider: { initial: '', evolve: (so: string) => so }, stream: () => 'x', decisions: [decided] });
    // @ts-expect-error its data names the stream
    commandsOf({ decider: notes, stream: ({ carId }: { carId: string }) => carId, decisions: [decided] });
    expect(decided.facts).toBe(facts);
  });
});
