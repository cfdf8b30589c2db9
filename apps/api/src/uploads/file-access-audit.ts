import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Accounts } from '#accounts';
import { RecordFileRead } from '#domain';
import { commandHashOf } from '#event-store';
import { type ActorId, RuleBroken, type StaffRole } from '#kernel';
import { isoNow } from '../http/iso-now.ts';
import { ACCOUNTS } from '../ports.ts';

const MONTH = '2026-03'.length;
const DAY = '2026-03-31'.length;

/** Records in the log that staff read others’ private files, before they read them: once a day for each user. */
@Injectable()
export class FileAccessAudit {
  /** What was recorded on `#day`: a cache of the log, so that it is not read for each picture of a page. */
  readonly #told = new Set<string>();
  #day = '';

  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly commands: CommandBus,
  ) {}

  async tell(actor: ActorId, role: StaffRole, file: string): Promise<void> {
    const now = isoNow();
    const day = now.slice(0, DAY);
    if (day !== this.#day) this.#told.clear();
    this.#day = day;
    const owners = await this.accounts.sentFiles.ownersOf(file);
    for (const owner of owners) {
      if (owner === actor || this.#told.has(`${actor}|${owner}`)) continue;
      const data = { userId: owner as ActorId, month: now.slice(0, MONTH), day, file };
      const meta = { commandId: randomUUID(), commandHash: commandHashOf(RecordFileRead.name, data), actor, role, now };
      await this.commands.execute(new RecordFileRead(data, meta)).catch((error: unknown) => {
        // Another node recorded it.
        if (!(error instanceof RuleBroken)) throw error;
      });
      this.#told.add(`${actor}|${owner}`);
    }
  }
}
