import { isMadeId } from '#racing';

export const newCopyId = (): string => crypto.randomUUID();

/** The id of a restored item: one with an id of the old form gets a new one. */
export const idOnReturn = (id: string): string => (isMadeId(id) ? id : newCopyId());

/** A stable id for the name that a file uses for a copy, so that the file finds its copies again. */
export async function idOfName(name: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
