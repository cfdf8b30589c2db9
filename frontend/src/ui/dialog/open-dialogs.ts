import { useEffect, useEffectEvent, useRef } from 'react';
import { closeSnack } from '../snack/snacks.ts';

type Close = () => void;

/** The browser's own, where it has one: a phone's Back calls it first, also where there is nothing to go back to. */
type CloseWatcher = EventTarget & { destroy: () => void };
type Browser = { CloseWatcher?: new () => CloseWatcher };

/** All open overlays, the topmost last. */
const open: Close[] = [];

/** Closes the topmost overlay; undefined where there is none. */
export const closeTopmost = (): Close | undefined => open.at(-1);

function watchBack(close: Close): Close {
  const { CloseWatcher } = globalThis as Browser;
  if (!CloseWatcher) return () => {};
  const watch = () => {
    const next = new CloseWatcher();
    next.addEventListener('close', () => {
      // A watcher receives one Back, and the overlay may stay open.
      watcher = watch();
      close();
    });
    return next;
  };
  let watcher = watch();
  // It receives Escape as well, which the focused overlay has handled already.
  const keepEscape = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();
  addEventListener('keydown', keepEscape);
  return () => {
    watcher.destroy();
    removeEventListener('keydown', keepEscape);
  };
}

/**
 * For overlays. Back closes it as well, instead of leaving the page below it; older notices were about the page, and do
 * not stay over it. Returns whether it is the topmost now.
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
