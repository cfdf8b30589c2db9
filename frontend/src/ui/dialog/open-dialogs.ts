import { useEffect, useEffectEvent, useRef } from 'react';
import { closeSnack } from '../snack/snacks.ts';

type Close = () => void;

/** The browser's own, where it has one: a phone's Back asks it first, also where there is nothing to go back to. */
type CloseWatcher = EventTarget & { destroy: () => void };
type Browser = { CloseWatcher?: new () => CloseWatcher };

/** Whatever lies over the page now, the topmost last. */
const open: Close[] = [];

/** How the topmost of what lies over the page is closed; undefined where nothing does. */
export const closeTopmost = (): Close | undefined => open.at(-1);

function watchBack(close: Close): Close {
  const { CloseWatcher } = globalThis as Browser;
  if (!CloseWatcher) return () => {};
  const watch = () => {
    const next = new CloseWatcher();
    next.addEventListener('close', () => {
      // A watcher hears one Back, and what is asked to close may stay.
      watcher = watch();
      close();
    });
    return next;
  };
  let watcher = watch();
  // It hears Escape as well, which whatever has the keys has answered already.
  const keepEscape = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();
  addEventListener('keydown', keepEscape);
  return () => {
    watcher.destroy();
    removeEventListener('keydown', keepEscape);
  };
}

/**
 * For what lies over the page. It is closed by Back as well, instead of the page below it; what was said before it came
 * was about the page, and does not stay over it. Gives whether it is the topmost now.
 */
export function useOverPage(opened: boolean, close: Close): () => boolean {
  const closeNow = useEffectEvent(close);
  const mine = useRef<Close | undefined>(undefined);
  useEffect(() => {
    if (!opened) return;
    closeSnack();
    const own = () => closeNow();
    open.push(own);
    mine.current = own;
    const unwatch = watchBack(own);
    return () => {
      unwatch();
      open.splice(open.indexOf(own), 1);
    };
  }, [opened]);
  return () => closeTopmost() === mine.current;
}
