/** What the journeys need of a browser's window; an engine is one of these. */
export type Driver = {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. It must not use anything from its scope: it is sent as text, its values as JSON. */
  run<Given extends readonly unknown[], Found>(ask: (...given: Given) => Found, ...given: Given): Promise<Found>;
  pressAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  pressKey(key: Key): Promise<void>;
  /** Requests this size; a window may have a minimum width of its own. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

/** Keys that type nothing, with their WebDriver codes. */
export const KEYS = { Enter: '\uE007', Escape: '\uE00C' } as const;
export type Key = keyof typeof KEYS;

export const inPage = <Given extends readonly unknown[]>(ask: (...given: Given) => unknown, given: Given): string =>
  `(${ask.toString()})(...${JSON.stringify(given)})`;
