// oxlint-disable-next-line no-restricted-imports -- the one place
import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { suspectOffline, isOffline, onConnectionBack } from './live-views/connection.ts';

const connectionBack = () =>
  new Promise<void>((resolve) => {
    const end = onConnectionBack(() => {
      end();
      resolve();
    });
  });

/**
 * Code that fails to load for want of a connection is loaded again each time one comes back. Any other error is thrown:
 * what fails twice over a working connection was removed by a newer version.
 */
export async function loaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (thrown) {
      if (tries > 1 && !isOffline()) throw thrown;
    }
    const back = connectionBack();
    suspectOffline();
    await back;
  }
}

/** A part of a page whose code loads when it is first rendered. If it cannot load, the page works without it. */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await loaded(load) }));
