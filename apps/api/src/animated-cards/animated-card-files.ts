import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DECIDED_PHOTO_DAYS } from '#contracts';
import type { EventStore } from '#event-store';
import { type AnimatedCardDoc, animatedCardsView } from '#projections/animated-cards/animated-cards.projection';
import { isAnimatedCardFileUsed, isPublicFile } from '#projections/animated-cards/animated-cards.query';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import { isoNow } from '../http/iso-now.ts';
import { EVENT_STORE } from '../ports.ts';
import { type UploadUse, UploadUses } from '../uploads/upload-uses.ts';

const DAY_MS = 86_400_000;

/** Which uploads are car loops in use: shown ones for ever, the others for a month at most. */
@Injectable()
export class AnimatedCardFiles implements OnModuleInit, UploadUse {
  constructor(
    @InjectView(animatedCardsView) private readonly view: View<AnimatedCardDoc>,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly uses: UploadUses,
  ) {}

  onModuleInit(): void {
    this.uses.add(this);
  }

  isPublic(name: string): Promise<boolean> {
    return isPublicFile(this.view, name);
  }

  /** Undefined while the view has not read all events up to the call. */
  async used(names: readonly string[]): Promise<ReadonlySet<string> | undefined> {
    if (names.length === 0) return new Set();
    const head = await this.eventStore.head();
    if ((await this.view.position()) < head) return undefined;
    const since = new Date(Date.parse(isoNow()) - DECIDED_PHOTO_DAYS * DAY_MS).toISOString();
    const used = new Set<string>();
    for (const name of names) if (await isAnimatedCardFileUsed(this.view, name, since)) used.add(name);
    return used;
  }
}
