/** Functions that run inside a page: each is sent as text, and must not use anything from its scope. */

export type Role = 'button' | 'link' | 'field' | 'switch' | 'choice' | 'cell' | 'dialog' | 'text';

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A press in its middle reaches it. */
  readonly onTop: boolean;
};

/** An element with its accessible name. */
export type Seen = Box & { readonly name: string };

/** The visible elements of this role, in the order of the page, after scrolling to the one at this index. */
export function seenOf(role: Role, scrolledTo = -1): readonly Seen[] {
  const selectors = {
    button: 'button, [role=button]',
    link: 'a[href]',
    field: 'input:not([type=hidden]):not([role=switch]):not([type=radio]), textarea',
    switch: '[role=switch]',
    choice: '[role=radio], [type=radio], [role=option], [aria-pressed]',
    cell: '[role=gridcell]',
    dialog: '[role=dialog]',
    text: '*',
  };
  const words = (element: Element | null): string => {
    const copy = element?.cloneNode(true) as Element | undefined;
    for (const unspoken of copy?.querySelectorAll('[aria-hidden=true]') ?? []) unspoken.remove();
    return (copy?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  };
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby');
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map(words).join(' ') : '';
    const labelled = (by ?? '').split(' ').map((id) => words(document.getElementById(id)));
    return element.getAttribute('aria-label') ?? (by === null ? labels || words(element) : labelled.join(' ').trim());
  };
  const boxOf = (element: Element): Box => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return { x, y, width, height, onTop: hit !== null && (element.contains(hit) || hit.contains(element)) };
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
  // A text is an element without child elements.
  const seen = [...document.querySelectorAll(selectors[role])]
    .filter((element) => role !== 'text' || element.childElementCount === 0)
    .filter(isSeen);
  seen[scrolledTo]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return seen.map((element) => ({ name: nameOf(element), ...boxOf(element) }));
}

export type Part = Box & { readonly of: string; readonly part: 'dialog' | 'body' };

export function openDialogs(): readonly Part[] {
  const boxOf = (element: Element): Box => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height, onTop: true };
  };
  return [...document.querySelectorAll('[role=dialog]')]
    .filter((dialog) => dialog.checkVisibility({ visibilityProperty: true }))
    .flatMap((dialog): Part[] => {
      const of = dialog.getAttribute('aria-label') ?? dialog.querySelector('h2')?.textContent ?? '';
      const body = dialog.querySelector('[class*=Modal-body]');
      return [
        { ...boxOf(dialog), of, part: 'dialog' },
        ...(body ? [{ ...boxOf(body), of, part: 'body' as const }] : []),
      ];
    });
}
