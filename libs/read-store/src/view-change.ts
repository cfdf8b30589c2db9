/** Told to whoever shows a view: these documents (or all, '*') changed; `position` is the runner's after the change. */
export type ViewChange = {
  readonly view: string;
  readonly channel: string;
  readonly keys: readonly string[] | '*';
  readonly position: number;
};
