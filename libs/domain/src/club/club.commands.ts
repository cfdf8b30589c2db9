import { commandsOf, decision, lookedUp } from '#kernel';
import { clubMonth, clubMonthStream } from './club-day.state.ts';
import { clubSet, clubSetStream } from './club-set.state.ts';
import type { OfClubDay, OfClubSet } from './club.events.ts';
import { CorrectClubSet, correctClubSet } from './correct-club-set.ts';
import { MakeClubSet, makeClubSet } from './make-club-set.ts';
import { PutClubSetBack, putClubSetBack, RetireClubSet, retireClubSet } from './move-club-set.ts';
import { SetClubDay, setClubDay } from './set-club-day.ts';

const ofSet = { id: ({ setId }: OfClubSet) => setId };
const words = ({ text }: { readonly text?: string }) => ({ body: text });

export const clubSetCommands = commandsOf({
  decider: clubSet,
  stream: ({ setId }: OfClubSet) => clubSetStream(setId),
  decisions: [
    decision(MakeClubSet, makeClubSet, ofSet),
    decision(CorrectClubSet, correctClubSet, { ...ofSet, words }),
    decision(RetireClubSet, retireClubSet, { ...ofSet, words }),
    decision(PutClubSetBack, putClubSetBack, ofSet),
  ],
});

export const clubDayCommands = commandsOf({
  decider: clubMonth,
  stream: ({ day }: OfClubDay) => clubMonthStream(day),
  decisions: [decision(SetClubDay, setClubDay, { id: ({ day }: OfClubDay) => day, words, facts: { kinds: lookedUp } })],
});
