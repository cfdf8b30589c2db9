/** Runs inside the page: texts and controls that overflow their container sideways. */
export function cutOff(): readonly string[] {
  const slack = 1;
  const isClipping = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
  // Strips and the grid scroll sideways on purpose; content for screen readers only is one pixel wide.
  const strips = [...document.querySelectorAll('[role=grid], [role=toolbar], [class*=_decks], [data-sideways]')].filter(
    isClipping,
  );
  const isMeant = (element: Element) =>
    strips.some((strip) => strip.contains(element)) || element.getBoundingClientRect().width <= 1;
  const placesOf = (element: Element) => {
    const places = [{ left: 0, right: innerWidth, of: 'window' }];
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { left, right } = around.getBoundingClientRect();
      if (isClipping(around)) places.push({ left, right, of: around.className });
    }
    return places;
  };
  const isSpoken = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  // Content under an open dialog is checked without it.
  const looked = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body;
  const out = [...looked.querySelectorAll('*')]
    .filter((element) => isSpoken(element) || element.matches('button, a[href], input, select, textarea'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isMeant(element))
    .flatMap((element) => {
      const { left, right } = element.getBoundingClientRect();
      const place = placesOf(element).find((one) => left < one.left - slack || right > one.right + slack);
      const says = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
      return place ? [`${element.tagName} "${says}" (${left} to ${right}) by ${place.of}`] : [];
    });
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth ? [...out, `the page scrolls sideways: ${scrollWidth}`] : out;
}
