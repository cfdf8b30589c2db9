/** `api`: writes, login and the socket. `reads`: views, which other servers may answer. */
export type Base = 'api' | 'reads';

const told = (name: Base): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="tdr-${name}"]`)?.content;

/** The origin configured for this page, '' for its own; views default to that of the API. */
export const baseOf = (base: Base): string => told(base) ?? told('api') ?? '';

export const addressOf = (base: Base, path: string): string => baseOf(base) + path;
