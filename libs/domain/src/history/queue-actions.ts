import { partsOf } from '../queue/queue-kind.ts';
import type { QueueKindName } from '../queue/queue.enums.ts';
import type { OfItem, QueueEvent } from '../queue/queue.events.ts';
import { submissionOfItem } from '../round/round.queue-kind.ts';
import { roundKey } from '../round/round.state.ts';
import { suggestionOfItem } from '../translation/translation.queue-kind.ts';
import type { ActionsOf } from './history-kind.ts';
import type { HistoryKindName } from './history.enums.ts';

/** Moderators' actions on an item in the queue are for moderators; the result is in the item's own events. */
export const queueActions: ActionsOf<QueueEvent> = {
  ReviewClaimed: { act: 'claimed', told: 'staff', byStaff: true, unlogged: true, about: ({ takenFrom }) => takenFrom },
  ReviewLetGo: { act: 'let-go', told: 'staff', byStaff: true, unlogged: true },
  ReviewQuestionAsked: { act: 'asked', told: 'staff', byStaff: true },
  ReviewQuestionAnswered: { act: 'answered', told: 'staff' },
  ReviewPassedOn: { act: 'passed-on', told: 'staff', byStaff: true },
  ReviewTakenAlone: { act: 'taken-alone', told: 'staff', byStaff: true },
  ReviewShortOfStaff: { act: 'short-of-staff', told: 'staff', unlogged: true },
  ReviewApproved: { act: 'review-approved', told: 'staff', byStaff: true },
  ReviewDeclined: { act: 'review-declined', told: 'staff', byStaff: true },
};

type Item = { readonly kind: HistoryKindName; readonly itemId: string };

const itemOf: Readonly<Record<QueueKindName, (itemId: string) => Item>> = {
  'lap-time': (itemId) => ({ kind: 'cell', itemId: itemId.slice(0, itemId.lastIndexOf('|')) }),
  'pending-car': (itemId) => ({ kind: 'car', itemId }),
  template: (itemId) => ({ kind: 'template', itemId }),
  'car-photo': (itemId) => ({ kind: 'car-photo', itemId }),
  'car-loop': (itemId) => ({ kind: 'car-loop', itemId }),
  'car-review': (itemId) => ({ kind: 'car-review', itemId }),
  'import-row': (itemId) => ({ kind: 'import', itemId: partsOf(itemId)[0] }),
  round: (itemId) => ({ kind: 'round', itemId: roundKey(submissionOfItem(itemId)) }),
  group: (itemId) => ({ kind: 'group', itemId }),
  report: (itemId) => ({ kind: 'report', itemId }),
  appeal: (itemId) => ({ kind: 'appeal', itemId }),
  translation: (itemId) => {
    const { language, key } = suggestionOfItem(itemId);
    return { kind: 'translation', itemId: `${language}|${key}` };
  },
};

export const itemInQueue = ({ kind, itemId }: OfItem): Item => itemOf[kind](itemId);
