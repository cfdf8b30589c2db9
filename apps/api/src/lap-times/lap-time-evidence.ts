import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Accounts } from '#accounts';
import type { GiveLapTimeEvidence } from '#domain';
import type { EventStore } from '#event-store';
import type { Caller } from '#kernel';
import { lapTimeEvidence, type LapTimeEvidenceDoc } from '#projections/lap-time-evidence/lap-time-evidence.projection';
import { evidenceOf, isEvidence } from '#projections/lap-time-evidence/lap-time-evidence.query';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS, EVENT_STORE } from '../ports.ts';
import { type UploadUse, UploadUses } from '../uploads/upload-uses.ts';

type OfTime = Parameters<typeof evidenceOf>[1][number];

/** Which uploads are evidence of a time: public while the time is shown, else visible to its author and staff. */
@Injectable()
export class LapTimeEvidence implements OnModuleInit, UploadUse {
  constructor(
    @InjectView(lapTimeEvidence) private readonly view: View<LapTimeEvidenceDoc>,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly uses: UploadUses,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  onModuleInit(): void {
    this.uses.add(this);
  }

  upload({ data: { file }, meta: { actor } }: GiveLapTimeEvidence) {
    return this.accounts.sentFiles.get(actor, file);
  }

  async of(times: readonly OfTime[], { actor, role }: Caller): Promise<ReadonlyMap<string, string>> {
    const found = await evidenceOf(this.view, times);
    const seen = [...found.values()].filter(({ shown, by }) => shown || role !== undefined || by === actor);
    return new Map(seen.map(({ lapTimeId, file }) => [lapTimeId, file]));
  }

  isPublic(name: string): Promise<boolean> {
    return isEvidence(this.view, name, true);
  }

  /** Undefined while the view has not read all events up to the call. */
  async used(names: readonly string[]): Promise<ReadonlySet<string> | undefined> {
    if (names.length === 0) return new Set();
    const head = await this.eventStore.head();
    if ((await this.view.position()) < head) return undefined;
    const used = new Set<string>();
    for (const name of names) if (await isEvidence(this.view, name)) used.add(name);
    return used;
  }
}
