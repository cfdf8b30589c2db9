/** A dialog that has not come by then will not come. */
const LONGEST_WAIT_MS = 15_000;

/** What a key adds to what was typed; undefined for a key that types nothing. */
function typedBy(before: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return before.slice(0, -1);
  return key.length === 1 ? before + key : undefined;
}

/** Somebody types into a field: the dialog has come, also where an engine tells nobody about the focus. */
const isTypedInto = (element: Element | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

let stop = () => {};

/**
 * From the moment a dialog is asked for until what it begins with has the focus, keys are the dialog's: no shortcut of the page hears them,
 * and what is typed comes into `into`, whole, with each key. Escape gives them back to the page.
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
    // The next key goes on behind what was typed, rather than over it.
    if (typed !== '' && target instanceof HTMLInputElement)
      requestAnimationFrame(() => target.setSelectionRange(target.value.length, target.value.length));
  };
  document.addEventListener('keydown', keep, { capture: true, signal });
  document.addEventListener('focusin', hasFocus, { signal });
}
