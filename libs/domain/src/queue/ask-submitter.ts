import { Command, type StoredText } from '#kernel';
import { queueKey } from './queue-kind.ts';
import { participantsOf, itemFor, type Queued } from './queue.state.ts';
import { queuePermissions } from './queue.permissions.ts';
import type { OfItem, ReviewPassedOn, ReviewQuestionAnswered, ReviewQuestionAsked } from './queue.events.ts';

export class AskSubmitter extends Command<OfItem & { readonly text: string }> {}

export class AnswerQuestion extends Command<OfItem & { readonly text: string }> {}

/** Pass an item on to another moderator, or to an admin; `text` is the reason. */
export class PassItemOn extends Command<
  OfItem & { readonly to: 'moderator' | 'admin'; readonly text?: string | undefined }
> {}

const NO_TEXT = '';

export const askSubmitter = (
  { data: { kind, itemId }, meta }: AskSubmitter,
  { queue }: Queued,
  { textId = NO_TEXT }: StoredText = {},
): readonly ReviewQuestionAsked[] => {
  const of = { item: itemFor(queue[queueKey({ kind, itemId })], meta), now: meta.now };
  const { item } = queuePermissions.check('ask-submitter', of, meta, { kind, itemId });
  const submitters = participantsOf(item);
  return [{ type: 'ReviewQuestionAsked', data: { kind, itemId, by: meta.actor, submitters, textId } }];
};

export const answerQuestion = (
  { data: { kind, itemId }, meta }: AnswerQuestion,
  { queue }: Queued,
  { textId = NO_TEXT }: StoredText = {},
): readonly ReviewQuestionAnswered[] => {
  const of = { item: itemFor(queue[queueKey({ kind, itemId })], meta), now: meta.now };
  const { item } = queuePermissions.check('answer-question', of, meta, { kind, itemId });
  return item.asked === undefined
    ? []
    : [{ type: 'ReviewQuestionAnswered', data: { kind, itemId, askedBy: item.asked, textId } }];
};

export const passItemOn = (
  { data: { kind, itemId, to }, meta }: PassItemOn,
  { queue }: Queued,
  kept: StoredText = {},
): readonly ReviewPassedOn[] => {
  const of = { item: itemFor(queue[queueKey({ kind, itemId })], meta), now: meta.now };
  queuePermissions.check('pass-item-on', of, meta, { kind, itemId });
  return [{ type: 'ReviewPassedOn', data: { kind, itemId, to, ...kept } }];
};
