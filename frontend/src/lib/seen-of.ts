/** What a decision says of what was shown of a thing: its version, and that nobody had to decide on it where it has none. */
export const seenOf = ({ version = 0 }: { readonly version?: number | undefined }) => ({ seen: version });
