import type { Provider, Type } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Accounts } from '#accounts';
import type { Written } from '#contracts';
import { type CommandPorts, type EventStore, runCommand } from '#event-store';
import type { Command, Commands, RunnableDecision } from '#kernel';
import { ACCOUNTS, EVENT_STORE } from '../ports.ts';
import { viewsOf } from './views-of.ts';

/** What the API adds around an aggregate's commands: the look-ups they need, a method each, and these two. */
export type CommandLookups<LookUps> = LookUps & {
  /** Refuses undecidable commands before anything is saved. */
  before?(command: Command): Promise<void>;
  /** Notifies others, also when the command is repeated. */
  after?(command: Command, written: Written): void | Promise<void>;
};

type AroundType<LookUps> = keyof LookUps extends never
  ? [around?: Type<CommandLookups<object>>]
  : [around: Type<CommandLookups<LookUps>>];

export const handlersOf = <LookUps>(
  commands: Commands<LookUps>,
  ...[around]: AroundType<LookUps>
): readonly Provider[] => [
  ...(around ? [around] : []),
  ...commands.decisions.map((decision) => ({
    provide: `handler of ${decision.type.name}`,
    inject: [EVENT_STORE, ACCOUNTS, ...(around ? [around] : [])],
    useFactory: (store: EventStore, { texts }: Accounts, given: CommandLookups<object> = {}) =>
      handlerOf(commands, decision, portsOf(store, texts, given), given),
  })),
];

const portsOf = (store: EventStore, texts: Accounts['texts'], around: object): CommandPorts => {
  const lookUps = around as Readonly<Record<string, (command: Command) => unknown>>;
  return {
    store,
    storeText: (text) => texts.write(text),
    lookUp: (name, command) => lookUps[name]?.(command),
  };
};

const handlerOf = (
  commands: Commands,
  decision: RunnableDecision,
  ports: CommandPorts,
  around: CommandLookups<object>,
): ICommandHandler<Command, Written> => {
  @CommandHandler(decision.type)
  class Handler implements ICommandHandler<Command, Written> {
    async execute(command: Command): Promise<Written> {
      await around.before?.(command);
      const { id, events, position } = await runCommand(ports, commands, decision, command);
      const written = { id, position, views: viewsOf(events) };
      await around.after?.(command, written);
      return written;
    }
  }
  return new Handler();
};
