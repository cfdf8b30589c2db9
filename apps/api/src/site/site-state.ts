import { Inject, Injectable } from '@nestjs/common';
import { type Site, site, type SiteEvent, SITE_STREAM } from '#domain';
import type { EventStore } from '#event-store';
import { fold } from '#kernel';
import { EVENT_STORE } from '../ports.ts';

/** What another node switched off is so here within this time: the promise is 10 s. */
const REMEMBERED_MS = 2_000;
/** While the log does not answer what was known is asked for again no sooner. */
const AGAIN_AFTER_MS = 1_000;

/**
 * What the site lets be written, read from the log itself: it holds also while views are behind or away. While the log does
 * not answer what was known last holds: nothing can be written then anyway.
 */
@Injectable()
export class SiteState {
  #known: { readonly site: Site; readonly until: number } | undefined;
  #asking: Promise<Site> | undefined;
  #writes = 0;

  constructor(@Inject(EVENT_STORE) private readonly eventStore: Pick<EventStore, 'read'>) {}

  async now(): Promise<Site> {
    const known = this.#known;
    if (known && known.until > performance.now()) return known.site;
    if (this.#asking) return this.#asking;
    const asking = this.#read().finally(() => {
      if (this.#asking === asking) this.#asking = undefined;
    });
    this.#asking = asking;
    return asking;
  }

  /** This node knows better: it has just written. */
  forget(): void {
    this.#writes += 1;
    this.#known = undefined;
    this.#asking = undefined;
  }

  async #read(): Promise<Site> {
    const writes = this.#writes;
    const before = this.#known?.site ?? site.initial;
    const read = await this.eventStore.read(SITE_STREAM).catch(() => undefined);
    const now = read ? fold(site, read as unknown as readonly SiteEvent[]) : before;
    if (writes === this.#writes)
      this.#known = { site: now, until: performance.now() + (read ? REMEMBERED_MS : AGAIN_AFTER_MS) };
    return now;
  }
}
