// oxlint-disable-next-line no-restricted-imports -- the one place
import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { doubtConnection, isOffline, onConnectionBack } from './live-views/connection.ts';

const connectionBack = () =>
  new Promise<void>((resolve) => {
    const end = onConnectionBack(() => {
      end();
      resolve();
    });
  });

/**
 * What could not be loaded for want of a connection is asked for again with each that comes. Any other fault is thrown:
 * what failed once and fails again over a connection that stands, was taken away by a newer version.
 */
export async function loaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (thrown) {
      if (tries > 1 && !isOffline()) throw thrown;
    }
    const back = connectionBack();
    doubtConnection();
    await back;
  }
}

/** A part of a page whose code comes when it is first rendered. Where it cannot come the page goes on without it. */
export const partOf = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await loaded(load) }));
