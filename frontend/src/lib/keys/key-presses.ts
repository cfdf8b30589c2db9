/** Whether a key press belongs to a field, a menu or a dialog only. */
export const isTakenElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('[aria-modal="true"]') !== null ||
  (target instanceof Element &&
    target.closest('input:not([type=radio]), select, textarea, [contenteditable=true], [role=menu]') !== null);

/** A key by its letter; if that is not Latin, by the Latin letter at the same place of the keyboard. */
export function keyName({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isOtherScript = key.length === 1 && /(?!\p{Script=Latin})\p{L}/u.test(key);
  return isOtherScript && /^Key[A-Z]$/.test(code) ? code.slice(-1) : key.length === 1 ? key.toUpperCase() : key;
}
