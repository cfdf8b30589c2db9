/** Gives an element the focus without moving the page; false where it is gone or cannot have it. */
export function takeFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
