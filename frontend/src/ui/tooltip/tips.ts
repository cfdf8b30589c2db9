import { placeOver } from './place-over.ts';
import styles from './tip.module.css';

/** A tip waits this long, so that it does not follow a pointer that only passes (specification, business constants). */
export const TIP_MS = 400;
const TIP_ID = 'tip';

type Tip = { target: HTMLElement; described: string | null; panel: HTMLElement };

const targetOf = (node: EventTarget | null): HTMLElement | undefined =>
  (node instanceof Element && node.closest<HTMLElement>('[data-tip]')) || undefined;

/** In a grid a cell has the focus, not its content. */
const focusTargetOf = (node: EventTarget | null): HTMLElement | undefined =>
  targetOf(node) ??
  (node instanceof Element ? node.closest('[role=gridcell]')?.querySelector<HTMLElement>('[data-tip]') : undefined) ??
  undefined;

/** A tip that only repeats the name, as over an icon button, is not read twice. */
const saysMore = (target: HTMLElement, text: string): boolean =>
  !text.startsWith(target.getAttribute('aria-label') ?? '\0');

function open(target: HTMLElement): Tip {
  const text = target.dataset['tip'] ?? '';
  const panel = document.createElement('div');
  Object.assign(panel, { id: TIP_ID, className: styles['tip'] ?? '', textContent: text });
  panel.setAttribute('role', 'tooltip');
  document.body.append(panel);
  const { left, top } = placeOver(target.getBoundingClientRect(), panel.getBoundingClientRect(), { width: innerWidth });
  Object.assign(panel.style, { left: `${left}px`, top: `${top}px` });
  const described = target.getAttribute('aria-describedby');
  if (saysMore(target, text)) target.setAttribute('aria-describedby', described ? `${described} ${TIP_ID}` : TIP_ID);
  return { target, described, panel };
}

function close({ target, described, panel }: Tip): void {
  panel.remove();
  if (described === null) target.removeAttribute('aria-describedby');
  else target.setAttribute('aria-describedby', described);
}

/** The one tip of the page: the next target waits, the open one closes. */
class Tips {
  #open: Tip | undefined;
  #next: HTMLElement | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  /** The element under the pointer or focus now; undefined: none with a tip. */
  at(target: HTMLElement | undefined): void {
    if (target !== undefined && target === this.#next) return;
    this.none();
    if (!target?.dataset['tip']) return;
    this.#next = target;
    this.#timer = setTimeout(() => {
      if (target.isConnected) this.#open = open(target);
    }, TIP_MS);
  }

  none = (): void => {
    clearTimeout(this.#timer);
    this.#next = undefined;
    if (this.#open) close(this.#open);
    this.#open = undefined;
  };
}

/**
 * Shows the `data-tip` of any element: on a resting pointer or focus, and on a long touch, whose end is then no press.
 * Escape, a press and leaving close it. One listener for the page: a grid has hundreds of cells, and none of them pays
 * for its tip.
 */
export function startTips(): () => void {
  const tips = new Tips();
  let read = false;
  const over = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') tips.at(targetOf(target));
  };
  const down = ({ target, pointerType }: PointerEvent) => {
    read = false;
    tips.none();
    if (pointerType === 'touch') tips.at(targetOf(target));
  };
  const lift = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') return;
    read = tips.isOpen;
    tips.none();
  };
  const click = (event: MouseEvent) => {
    if (!read) return;
    read = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const focus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) tips.at(focusTargetOf(target));
  };
  const listening = new AbortController();
  const on = { capture: true, passive: false, signal: listening.signal };
  addEventListener('pointerover', over, on);
  addEventListener('pointerdown', down, on);
  addEventListener('pointerup', lift, on);
  addEventListener('click', click, on);
  addEventListener('focusin', focus, on);
  for (const gone of ['pointercancel', 'focusout', 'keydown', 'scroll', 'blur']) addEventListener(gone, tips.none, on);
  document.documentElement.addEventListener('pointerleave', tips.none, { signal: listening.signal });
  return () => {
    tips.none();
    listening.abort();
  };
}
