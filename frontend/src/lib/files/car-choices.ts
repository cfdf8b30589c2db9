import { useState } from 'react';

/** The user's choices for ambiguous car names in a file: ids by text. */
export type CarChoices = Readonly<Record<string, string>>;
type Kept = readonly (readonly [file: string, choices: CarChoices])[];

const STORAGE_KEY = 'tdr.car-choices';
const MAX_FILES = 8;

function stored(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Kept) : [];
  } catch {
    return [];
  }
}

export const choicesOf = (file: string): CarChoices => stored().find(([name]) => name === file)?.[1] ?? {};

function keep(file: string, choices: CarChoices): void {
  try {
    const others = stored().filter(([name]) => name !== file);
    localStorage.setItem(STORAGE_KEY, JSON.stringify([[file, choices], ...others].slice(0, MAX_FILES)));
  } catch {
    // Without storage the choices last as long as the page.
  }
}

export function useCarChoices(file: string) {
  const [said, setSaid] = useState<{ file: string; choices: CarChoices }>({ file: '', choices: {} });
  const choices = said.file === file ? said.choices : choicesOf(file);
  const choose = (text: string, carId: string): CarChoices => {
    const next = { ...choices, [text]: carId };
    setSaid({ file, choices: next });
    keep(file, next);
    return next;
  };
  return { choices, choose };
}
