import type { DecideItemBody, QueueDetail, QueueItem, QueueKindName } from '#contracts';
import type { Caller, Command } from '#kernel';
import type { CommandMaker } from '../http/command-maker.ts';

export type Subject = QueueItem['subject'];
export type ReadToDecide = Omit<QueueDetail, 'item' | 'version'>;

/** How the queue handles a kind of item: its subjects, its content for a decision, and the command of the decision. */
export type KindInQueue = {
  readonly kind: QueueKindName;
  subjects(itemIds: readonly string[]): Promise<ReadonlyMap<string, Subject>>;
  /** Undefined: there is nothing left to decide on. */
  read(itemId: string, by: Caller): Promise<ReadToDecide | undefined>;
  decision(itemId: string, said: DecideItemBody, command: CommandMaker): Command | Promise<Command>;
  reopening(itemId: string, was: QueueItem['status'], command: CommandMaker): Command | Promise<Command>;
};

/** The reason among those of the kind. Undefined where none was given, or one of another kind. */
export const reasonAmong = <Code extends string>(codes: readonly Code[], said: DecideItemBody): Code | undefined =>
  codes.find((code) => code === said.reason?.code);

export const textOfReason = ({ reason }: DecideItemBody): { readonly text?: string } =>
  reason?.text === undefined ? {} : { text: reason.text };
