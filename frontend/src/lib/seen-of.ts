declare const asShown: unique symbol;

/** What is decided on, as it was read: no newer version that came while a question was open. */
export type AsShown<Of> = Of & { readonly [asShown]: true };

type Versioned = { readonly version?: number | undefined };

/** What a decision says of what was shown of a thing: its version, and that nobody had to decide on it where it has none. */
export const seenOf = ({ version = 0 }: AsShown<Versioned>) => ({ seen: version });

/** For a button that decides by its press alone: what is on the page then was shown. What asks first takes `useAsShown`. */
export const atPress = <Of extends Versioned>(of: Of) => of as AsShown<Of>;
