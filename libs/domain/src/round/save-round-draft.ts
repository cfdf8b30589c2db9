import { type ActorId, Command, type Decider } from '#kernel';
import type { Challenge } from '../challenge/challenge.state.ts';
import { tidyContent, type UnknownOf } from './round-content.ts';
import type { OfRound, RoundContent, RoundDraftSaved } from './round.events.ts';
import { round, roundStream } from './round.state.ts';
import { roundItem } from './round-item.ts';

/** Save a draft of a round. The round's state never refuses it, so that no draft is lost. */
export class SaveRoundDraft extends Command<OfRound & { readonly by: ActorId; readonly content: RoundContent }> {}

export type RoundDraft = { readonly content?: RoundContent };

export const roundDraft: Decider<RoundDraft, RoundDraftSaved> = {
  initial: {},
  evolve: (_, { data: { content } }) => ({ content }),
};

/** The stream of a user's draft: separate, so that it never fills the round's. */
export const roundDraftStream = ({ by, ...of }: OfRound & { readonly by: ActorId }): string =>
  `draft-${roundStream(of)}|${by}`;

export const saveRoundDraft = (
  { data: { challengeId, round: number, content }, meta: { actor: by, now } }: SaveRoundDraft,
  state: RoundDraft,
  { challenge, ...unknown }: UnknownOf & { readonly challenge: Challenge },
): readonly RoundDraftSaved[] => {
  const of = { challengeId, round: number };
  // A draft in progress is saved even if the challenge was retired: only for one that never existed, nothing is.
  if (challenge.status !== 'retired') roundItem(round.initial, challenge, of, now);
  const tidy = tidyContent(content, of, unknown);
  if (JSON.stringify(tidy) === JSON.stringify(state.content)) return [];
  return [{ type: 'RoundDraftSaved', version: 2, data: { ...of, by, content: tidy } }];
};
