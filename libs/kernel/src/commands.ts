import type { Command } from './command.ts';
import type { Decider } from './decider.ts';
import type { ActorId, Event, Meta } from './event.ts';
import type { JobStep } from './job-step.ts';

/** The class of a command. */
export type CommandType<Made extends Command> = new (data: Made['data'], meta: Meta) => Made;

/** A user's own words in a command; `about`: another user they are about. */
export type FreeText = { readonly body: string | undefined; readonly about?: string };

/** The id under which such words were stored, before the event that names it. */
export type StoredText = { readonly textId?: string };

/** An input from outside: the command's handler looks it up, by its name. */
export type LookedUp = { readonly from: 'outside' };
export const lookedUp: LookedUp = { from: 'outside' };

/** An input made of the command's id, the same each time it is sent: the id of a new thing of a kind. */
export type NewId = { readonly from: 'command id'; readonly kind: string };
export const newId = (kind: string): NewId => ({ from: 'command id', kind });

/** An input from another stream, read when the command runs; undefined where the command names no such stream. */
export type StateOf<Data, State> = {
  readonly from: 'stream';
  readonly decider: Decider<State, never>;
  streamOf(data: Data): string | undefined;
};
export const stateOf = <Data, State>(
  decider: Decider<State, never>,
  streamOf: (data: Data) => string | undefined,
): StateOf<Data, State> => ({ from: 'stream', decider, streamOf });

type FactSource<Data, Value> = LookedUp | (string extends Value ? NewId : never) | StateOf<Data, Value>;

type Sources<Data, Facts> = {
  readonly [Name in keyof Facts as Name extends keyof StoredText ? never : Name]-?: FactSource<Data, Facts[Name]>;
};

/** What a command's handler must look up, each by a function of the input's name. */
type LookUpsOf<Made, Facts, From> = {
  readonly [Name in keyof From & keyof Facts as From[Name] extends LookedUp ? Name : never]: (
    command: Made,
  ) => Facts[Name] | Promise<Facts[Name]>;
};

type How<Made extends Command, State, Facts, From> = {
  /** The id that the command is answered with. */
  id(data: Made['data'], facts: Facts): string;
  /** Where its stream is not the usual one of the aggregate's commands. */
  stream?(data: Made['data'], facts: Facts): string;
  /** It usually starts its stream: append first, read only where that fails. */
  readonly begins?: true;
  /**
   * What follows in other streams, from the state after it: steps that are taken once, also when the command comes
   * again.
   */
  followUp?(command: Made, state: State): readonly JobStep[];
} & (keyof Sources<Made['data'], Facts> extends never ? { readonly facts?: never } : { readonly facts: From }) &
  (keyof StoredText extends keyof Facts ? { words(data: Made['data']): FreeText } : { readonly words?: never });

/** A command's decision as its runner sees it, the same type for all commands. */
export type RunnableDecision = {
  readonly type: CommandType<Command>;
  readonly begins?: true;
  readonly facts?: Readonly<Record<string, LookedUp | NewId | StateOf<object, unknown>>>;
  decide(command: Command, state: unknown, facts: object): readonly Event[];
  id(data: object, facts: object): string;
  stream?(data: object, facts: object): string;
  words?(data: object): FreeText;
  followUp?(command: Command, state: unknown): readonly JobStep[];
};

declare const types: unique symbol;

/** A decision that also knows its types. */
export type Decision<State, Ev, Data, LookUps> = RunnableDecision & {
  readonly [types]?: {
    readonly decides: (state: State) => Ev;
    readonly data: Data;
    readonly needs: (lookUps: LookUps) => void;
  };
};

/** A command of an aggregate: its class, the pure decision, how it is answered and what it needs. */
export const decision = <
  Made extends Command,
  State,
  Ev extends Event,
  Facts = object,
  From extends Sources<Made['data'], NonNullable<Facts>> = Sources<Made['data'], NonNullable<Facts>>,
>(
  type: CommandType<Made>,
  decide: (command: Made, state: State, facts: Facts) => readonly Ev[],
  how: How<Made, State, NonNullable<Facts>, From>,
) =>
  ({ ...how, type, decide }) as unknown as Decision<State, Ev, Made['data'], LookUpsOf<Made, NonNullable<Facts>, From>>;

/** The commands of an aggregate; `LookUps`: the inputs that must be looked up for them. */
export type Commands<LookUps = never> = {
  readonly decider: Decider<unknown, Event>;
  stream(data: object): string;
  /** Only one user writes such a stream: there is no one whose room they could use up. */
  readonly own?: true;
  /** The owner of the item, who has more room in its stream: they answer what others do to it. */
  keeper?(state: unknown): ActorId | undefined;
  readonly decisions: readonly RunnableDecision[];
  readonly [types]?: (lookUps: LookUps) => void;
};

/** All commands of an aggregate that can be sent: how its state is folded, which stream each is about. */
export const commandsOf = <State, Ev extends Event, Key extends object, LookUps>(of: {
  readonly decider: Decider<State, Ev>;
  readonly stream: (data: Key) => string;
  readonly own?: true;
  readonly keeper?: (state: NoInfer<State>) => ActorId | undefined;
  readonly decisions: readonly Decision<NoInfer<State>, NoInfer<Ev>, NoInfer<Key>, LookUps>[];
}) => of as unknown as Commands<LookUps>;
