import { Inject, Injectable } from '@nestjs/common';
import { type Site, site, type SiteEvent, SITE_STREAM } from '#domain';
import type { EventStore } from '#event-store';
import { fold } from '#kernel';
import { EVENT_STORE } from '../ports.ts';

/** Another node's switch takes effect here within this time: the promise is 10 s. */
const REMEMBERED_MS = 2_000;
/** Retry interval while the log does not answer. */
const AGAIN_AFTER_MS = 1_000;

/**
 * What may be written, read from the log itself: so it also works while views are behind or down. While the log does
 * not answer, the last known state holds: nothing can be written then anyway.
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

  /** This node has just written: its cached state is outdated. */
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
