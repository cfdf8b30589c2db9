declare const asShown: unique symbol;

/** The item of a decision, as it was shown: no newer version that came while a question was open. */
export type AsShown<Of> = Of & { readonly [asShown]: true };

type Versioned = { readonly version?: number | undefined };

/** The `seen` version for a decision, as shown; 0 where the item has no version yet, as no decision was needed. */
export const seenOf = ({ version = 0 }: AsShown<Versioned>) => ({ seen: version });

/**
 * For a button that decides by its press alone: the page then shows the item. Anything that asks first takes
 * `useAsShown`.
 */
export const atPress = <Of extends Versioned>(of: Of) => of as AsShown<Of>;
