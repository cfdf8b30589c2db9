const because = {
  'it is so already': [
    'revise-car: car-unchanged',
    'revise-pending-car: car-unchanged',
    'import-car: car-unchanged',
    'state-campaign-match: match-unchanged',
    'revise-pack: pack-unchanged',
    'change-patron-tier: member-tier-unchanged',
    'correct-challenge: challenge-unchanged',
    'state-challenge-rounds: challenge-unchanged',
    'correct-club-set: club-unchanged',
    'set-club-day: club-unchanged',
    'correct-planned-event: planned-event-unchanged',
    'submit-lap-time: lap-time-already-stands',
  ],
  'they said it before, or have nothing to take back: answers offer it by that': [
    'submit-car-photo: car-photo-already-sent',
    'submit-car-loop: car-loop-already-sent',
    'report-car-review: car-review-already-reported',
    'ask-to-join-group: group-already-asked',
    'report-group: group-already-reported',
    'vote-on-lap-time: lap-time-vote-said',
    'withdraw-lap-time-vote: lap-time-no-vote',
    'vote-on-round: round-vote-said',
    'withdraw-round-vote: round-no-vote',
    'submit-round: round-already-submitted',
    'submit-tuned-stats: tuned-stats-said',
    'vote-on-tuned-stats: tuned-stats-said',
    'withdraw-tuned-stats-vote: changed-meanwhile',
  ],
  'it names a part that is not so': [
    'make-appeal: appeal-not-yours',
    'revise-car: car-not-yet-released',
    'state-challenge-rounds: round-unknown',
    'restore-account: account-not-limited',
    'restore-account: not-allowed',
    'answer-join-request: changed-meanwhile',
    'reverse-item: car-photo-not-pending',
  ],
  'it says no reason, or comes too often': [
    'claim-item: queue-item-taken',
    'limit-account-shortly: account-limited-already',
    'note-rename: names-too-many',
  ],
} as const;

/** Refusals of offered commands because of the command's content: an item's state alone does not show them. */
export const byContent: ReadonlySet<string> = new Set(Object.values(because).flat());
