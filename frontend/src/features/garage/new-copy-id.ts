import { isMadeId } from '#racing';

/** An id for a copy or group that nobody else in the garage has. */
export const newCopyId = (): string => crypto.randomUUID();

/** The id of something that comes back: what was taken out under an id of the old form comes under a new one. */
export const idOnReturn = (id: string): string => (isMadeId(id) ? id : newCopyId());

/** The same id each time for a name that a file has for a copy, so that the file finds its copies again. */
export async function idOfName(name: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
