export const declined = (code: string) => ({ outcome: 'declined', seen: 1, reason: { code } });
/** Each queue action with its body: by the kind of item, or for every kind. */
export const queueActionBodies: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  claim: {},
  release: {},
  question: { '': { text: 'Why?' } },
  answer: { '': { text: 'So.' } },
  passing: { '': { to: 'admin' } },
  'taking-alone': { '': { text: 'Alone.' } },
  decision: {
    report: declined('nothing-wrong'),
    'car-review': declined('fine'),
    group: declined('spam'),
    'car-loop': declined('unfit'),
    round: { outcome: 'approved', seen: 1 },
  },
  reopening: {},
};
