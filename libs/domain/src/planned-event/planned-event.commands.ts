import { commandsOf, decision, lookedUp } from '#kernel';
import { plannedEventIdOf } from '#racing';
import { CorrectPlannedEvent, correctPlannedEvent } from './correct-planned-event.ts';
import { MakePlannedEvent, makePlannedEvent } from './make-planned-event.ts';
import {
  PreviewPlannedEvent,
  previewPlannedEvent,
  PublishPlannedEvent,
  publishPlannedEvent,
  PutPlannedEventBack,
  putPlannedEventBack,
  WithdrawPlannedEvent,
  withdrawPlannedEvent,
} from './move-planned-event.ts';
import type { OfPlannedEvent } from './planned-event.events.ts';
import { plannedEvent, plannedEventStream } from './planned-event.state.ts';

const idOfNew = ({ facts }: MakePlannedEvent['data']): string => plannedEventIdOf(facts);

/** Creates events: the id follows from the attributes. */
export const plannedEventMaking = commandsOf({
  decider: plannedEvent,
  stream: (data: MakePlannedEvent['data']) => plannedEventStream(idOfNew(data)),
  decisions: [
    decision(MakePlannedEvent, makePlannedEvent, {
      id: idOfNew,
      facts: { unknownCars: lookedUp, unknownImages: lookedUp },
    }),
  ],
});

const ofEvent = { id: ({ eventId }: OfPlannedEvent) => eventId };
const words = ({ text }: { readonly text?: string }) => ({ body: text });

export const plannedEventCommands = commandsOf({
  decider: plannedEvent,
  stream: ({ eventId }: OfPlannedEvent) => plannedEventStream(eventId),
  decisions: [
    decision(CorrectPlannedEvent, correctPlannedEvent, {
      ...ofEvent,
      words,
      facts: { unknownRewards: lookedUp, unknownImages: lookedUp },
    }),
    decision(PreviewPlannedEvent, previewPlannedEvent, ofEvent),
    decision(PublishPlannedEvent, publishPlannedEvent, ofEvent),
    decision(WithdrawPlannedEvent, withdrawPlannedEvent, { ...ofEvent, words }),
    decision(PutPlannedEventBack, putPlannedEventBack, ofEvent),
  ],
});
