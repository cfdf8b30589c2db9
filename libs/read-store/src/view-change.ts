/**
 * Told to whoever shows a view: these documents (or all, '*') changed; `position` is the runner's after the change.
 * Channel '*' is every channel of the view: its runner is new, or the whole view was replaced.
 */
export type ViewChange = {
  readonly view: string;
  readonly channel: string;
  readonly keys: readonly string[] | '*';
  readonly position: number;
  /** Whoever is signed in to one of these accounts is not told. */
  readonly except?: readonly string[];
};
