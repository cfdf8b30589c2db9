import type { MatchFields } from './match-address.ts';

const STORAGE_KEY = 'tdr.match';

/** The query of the last match on this device; '' where there is none. */
export function savedMatchQuery(): string {
  try {
    return new URLSearchParams(localStorage.getItem(STORAGE_KEY) ?? '').toString();
  } catch {
    return '';
  }
}

/** Remembers the match; without browser storage only the address has it. */
export function saveMatchQuery(fields: MatchFields): void {
  const said = Object.entries(fields).filter(([, text]) => text !== '');
  try {
    localStorage.setItem(STORAGE_KEY, new URLSearchParams(said).toString());
  } catch {
    // the address still has it
  }
}
