import { commandsOf, type Decider, decision, type Event, lookedUp } from '#kernel';
import { AnswerQuestion, answerQuestion, AskSubmitter, askSubmitter, PassItemOn, passItemOn } from './ask-submitter.ts';
import { ClaimItem, claimItem, LetItemGo, letItemGo } from './claim-item.ts';
import { queueKey } from './queue-kind.ts';
import { queueKinds } from './queue-kinds.ts';
import { TakeItemAlone, takeItemAlone } from './take-item-alone.ts';
import { evolveQueue, type Queued } from './queue.state.ts';
import type { OfItem, QueueEvent } from './queue.events.ts';

export const queueOfStream: Decider<Queued, QueueEvent> = {
  initial: { queue: {} },
  evolve: ({ queue }, event: Event) => ({ queue: evolveQueue(queue, event) }),
};

const ofItem = { id: queueKey };
const said = { ...ofItem, words: ({ text }: { readonly text?: string | undefined }) => ({ body: text }) };

export const queueCommands = commandsOf({
  decider: queueOfStream,
  stream: ({ kind, itemId }: OfItem) => queueKinds[kind].stream(itemId),
  decisions: [
    decision(ClaimItem, claimItem, said),
    decision(LetItemGo, letItemGo, ofItem),
    decision(AskSubmitter, askSubmitter, said),
    decision(AnswerQuestion, answerQuestion, said),
    decision(PassItemOn, passItemOn, said),
    decision(TakeItemAlone, takeItemAlone, { ...said, facts: { able: lookedUp } }),
  ],
});
