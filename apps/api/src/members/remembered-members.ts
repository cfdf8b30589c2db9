import { Inject, Injectable } from '@nestjs/common';
import type { Member } from '#domain';
import type { EventStore } from '#event-store';
import { EVENT_STORE } from '../ports.ts';
import { readMember } from './read-member.ts';

/** As long as a session that another node has ended may be trusted. */
const REMEMBERED_MS = 30_000;
const MAX_MEMBERS = 10_000;

/**
 * Tier and limits of callers, cached for at most 30 s and dropped immediately, on every node, when they change. Too old
 * for staff permissions: use `readMember`.
 */
@Injectable()
export class RememberedMembers {
  readonly #known = new Map<string, { readonly member: Member; readonly until: number }>();
  #drops = 0;

  constructor(@Inject(EVENT_STORE) private readonly eventStore: EventStore) {}

  async of(userId: string): Promise<Member> {
    const known = this.#known.get(userId);
    return known && known.until > performance.now() ? known.member : this.#load(userId);
  }

  drop(userId: string): void {
    this.#drops += 1;
    this.#known.delete(userId);
  }

  async #load(userId: string): Promise<Member> {
    const drops = this.#drops;
    const member = await readMember(this.eventStore, userId);
    if (drops !== this.#drops) return member;
    const oldest = this.#known.size >= MAX_MEMBERS ? this.#known.keys().next().value : undefined;
    if (oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(userId, { member, until: performance.now() + REMEMBERED_MS });
    return member;
  }
}
