import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves one row on, or back; to the first one from anywhere else on the page. */
export function stepRow(list: HTMLElement | null, by: 1 | -1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.findIndex((row) => row === document.activeElement);
  rows[at < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, at + by))]?.focus();
}

/** Moves the focus between the rows of a table or list, from the button that opens a row to the next such button. */
export function rowKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const list = event.currentTarget.closest('[data-rows]');
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.findIndex((row) => row === document.activeElement);
  if (!step || at < 0) return;
  event.preventDefault();
  rows[step(at, rows.length - 1)]?.focus();
}
