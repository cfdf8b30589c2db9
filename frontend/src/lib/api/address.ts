/** `api`: writes, sign-in and the socket. `reads`: views, which others may answer. */
export type Base = 'api' | 'reads';

const told = (name: Base): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="tdr-${name}"]`)?.content;

/** The origin that this page was told to ask, '' for its own; views are where the API is unless told otherwise. */
export const baseOf = (base: Base): string => told(base) ?? told('api') ?? '';

/** Where a path of the API is. */
export const addressOf = (base: Base, path: string): string => baseOf(base) + path;
