/** What the journeys need of a browser's window; an engine is one of these. */
export type Driver = {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. Nothing of it may come from around it: it goes there as text, its values as JSON. */
  run<Given extends readonly unknown[], Found>(ask: (...given: Given) => Found, ...given: Given): Promise<Found>;
  /** Presses the pointer at a point of the window. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  pressKey(key: Key): Promise<void>;
  /** Asks for this size; a window may have a least width of its own. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

/** Keys that type nothing, with what WebDriver calls them. */
export const KEYS = { Enter: '\uE007', Escape: '\uE00C' } as const;
export type Key = keyof typeof KEYS;

/** A call of a function as a page can run it. */
export const inPage = <Given extends readonly unknown[]>(ask: (...given: Given) => unknown, given: Given): string =>
  `(${ask.toString()})(...${JSON.stringify(given)})`;
