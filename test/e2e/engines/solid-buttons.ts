/** Runs inside the page: the filled buttons of the visible view, which may have one at most. */
export function solidButtons(): readonly string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.background = 'var(--solid)';
  const solid = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const looked = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body;
  // A selected choice is filled too, and the skip link is outside until it has the focus.
  return [...looked.querySelectorAll<HTMLElement>('button:not([aria-pressed=true], [data-chosen]), a[href]')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().bottom > 0)
    .filter((one) => getComputedStyle(one).backgroundColor === solid)
    .map((one) => one.ariaLabel ?? one.textContent ?? '');
}
