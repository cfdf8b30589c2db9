/** A dialog that has not opened by then will not open. */
const LONGEST_WAIT_MS = 15_000;

/** The typed text after a key; undefined for a key that types nothing. */
function typedBy(before: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return before.slice(0, -1);
  return key.length === 1 ? before + key : undefined;
}

/** The user types into a field: the dialog is open, even where an engine fires no focus event. */
const isTypedInto = (element: Element | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

let stop = () => {};

/**
 * From the request of a dialog until its first field has the focus, keys belong to the dialog: no shortcut of the page
 * receives them, and `into` gets the full typed text with each key. Escape returns them to the page.
 */
export function typeAhead(into: (typed: string) => void): void {
  stop();
  const ending = new AbortController();
  const { signal } = ending;
  const timer = setTimeout(() => stop(), LONGEST_WAIT_MS);
  stop = () => {
    clearTimeout(timer);
    ending.abort();
  };
  let typed = '';
  const keep = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || isTypedInto(document.activeElement)) return stop();
    event.stopImmediatePropagation();
    const next = typedBy(typed, event);
    if (next === undefined) return;
    event.preventDefault();
    typed = next;
    into(typed);
  };
  const hasFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches('[aria-modal="true"] [data-autofocus]')) return;
    stop();
    // Puts the cursor behind the typed text, so that the next key does not replace it.
    if (typed !== '' && target instanceof HTMLInputElement)
      requestAnimationFrame(() => target.setSelectionRange(target.value.length, target.value.length));
  };
  document.addEventListener('keydown', keep, { capture: true, signal });
  document.addEventListener('focusin', hasFocus, { signal });
}
