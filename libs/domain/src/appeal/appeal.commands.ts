import { commandsOf, decision } from '#kernel';
import { ending } from '../queue/ending.ts';
import { queued } from '../queue/queue.state.ts';
import { afterGranting } from './after-granting.ts';
import type { OfAppeal } from './appeal.events.ts';
import { appeal, appealStream } from './appeal.state.ts';
import { MakeAppeal, makeAppeal } from './make-appeal.ts';
import { GrantAppeal, grantAppeal, RejectAppeal, rejectAppeal, ReopenAppeal, reopenAppeal } from './resolve-appeal.ts';

const ofAppeal = { id: ({ appealId }: OfAppeal) => appealId };
const said = { ...ofAppeal, words: ({ text }: { readonly text?: string }) => ({ body: text }) };
const ended =
  (outcome: 'approved' | 'declined') =>
  ({ appealId: itemId, reason }: OfAppeal & { readonly reason: string }) =>
    ({ kind: 'appeal', itemId, outcome, reason }) as const;
const grant = ending(ended('approved'), grantAppeal);
const reject = ending(ended('declined'), rejectAppeal);

export const appealCommands = commandsOf({
  decider: queued(appeal),
  stream: ({ appealId }: OfAppeal) => appealStream(appealId),
  decisions: [
    decision(MakeAppeal, makeAppeal, said),
    decision(GrantAppeal, grant, { ...said, followUp: afterGranting }),
    decision(RejectAppeal, reject, said),
    decision(ReopenAppeal, reopenAppeal, ofAppeal),
  ],
});
