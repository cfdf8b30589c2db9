/**
 * Notification for clients that show a view: these documents (or all, '*') changed; `position` is the runner's after
 * the change. Channel '*' is every channel of the view: its runner is new, or the entire view was replaced.
 */
export type ViewChange = {
  readonly view: string;
  readonly channel: string;
  readonly keys: readonly string[] | '*';
  readonly position: number;
  /** Clients logged in to one of these accounts are not notified. */
  readonly except?: readonly string[];
};
