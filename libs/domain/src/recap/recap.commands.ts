import { commandsOf, decision, newId } from '#kernel';
import { ChooseRecap, chooseRecap, StateRecapZone, stateRecapZone } from './choose-recap.ts';
import { type OfRecap, recap, recapStream } from './recap.state.ts';
import { RevokeRecapShare, revokeRecapShare, ShareRecap, shareRecap } from './share-recap.ts';

const ofOwner = { id: ({ owner }: OfRecap) => owner };

export const recapCommands = commandsOf({
  decider: recap,
  stream: recapStream,
  own: true,
  decisions: [
    decision(StateRecapZone, stateRecapZone, ofOwner),
    decision(ChooseRecap, chooseRecap, ofOwner),
    decision(ShareRecap, shareRecap, { id: (_data, { key }) => key, facts: { key: newId('recap-key') } }),
    decision(RevokeRecapShare, revokeRecapShare, ofOwner),
  ],
});
