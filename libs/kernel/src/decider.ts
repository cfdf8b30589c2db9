/** How a stream's events become the state that its commands decide on. `evolve` is pure and never refuses an event. */
export type Decider<State, Ev> = {
  readonly initial: State;
  evolve(state: State, event: Ev): State;
};

/** Folds events, oldest first, onto the decider's initial state. */
export const fold = <State, Ev>(decider: Decider<State, Ev>, events: readonly Ev[]): State =>
  events.reduce((state, event) => decider.evolve(state, event), decider.initial);
