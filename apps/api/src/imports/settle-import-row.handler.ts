import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Accounts } from '#accounts';
import type { Written } from '#contracts';
import {
  car,
  type CarEvent,
  type CarState,
  carStream,
  type CatalogueImportEvent,
  importActor,
  importRows,
  type ImportRows,
  importStream,
  rateCar,
  SettleImportRow,
  settleImportRow,
} from '#domain';
import { decideAndAppend, type EventStore, newIdOf, runStep } from '#event-store';
import { fold, type JobStep, RuleBroken } from '#kernel';
import { ACCOUNTS, EVENT_STORE } from '../ports.ts';
import { viewsOf } from '../views.ts';

const views = viewsOf('ImportRowSettled');

/** First the row is settled, then the car is revised by a step of the import: sent again, the request ends what it began. */
@CommandHandler(SettleImportRow)
export class SettleImportRowHandler implements ICommandHandler<SettleImportRow, Written> {
  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  async execute(command: SettleImportRow): Promise<Written> {
    const { importId, row, carId } = command.data;
    if (carId !== null) await this.#checkOffered(carId);
    const text = await this.#keepText(command);
    const stream = importStream(importId);
    const decide = (state: ImportRows) => settleImportRow(command, state, text);
    const { position } = await decideAndAppend(this.eventStore, stream, importRows, decide, command.meta);
    if (carId !== null) await this.#rate(importId, row, carId, command.meta.now);
    return { id: `${importId}|${row}`, position, views };
  }

  async #checkOffered(carId: string): Promise<void> {
    const state = fold(car, (await this.eventStore.read(carStream(carId))) as unknown as readonly CarEvent[]);
    if (state.status === 'unknown') throw new RuleBroken('car-unknown', { carId });
    if (state.status === 'retired') throw new RuleBroken('car-retired', { carId });
  }

  /** Before the event that names it; a refused command leaves a text that goes with its owner's account. */
  async #keepText({ data, meta }: SettleImportRow): Promise<{ readonly textId?: string }> {
    if (data.text === undefined) return {};
    const textId = newIdOf(meta.commandId, 'reason');
    await this.accounts.texts.write({ id: textId, owner: meta.actor, body: data.text });
    return { textId };
  }

  async #rate(importId: string, row: number, carId: string, now: string): Promise<void> {
    const stream = importStream(importId);
    const { rows, gameVersion } = fold(
      importRows,
      (await this.eventStore.read(stream)) as unknown as readonly CatalogueImportEvent[],
    );
    const rq = rows[row]?.rq;
    if (rq === undefined || gameVersion === undefined) return;
    const data = { carId, row, rq, gameVersion };
    const step: JobStep<CarState, CarEvent> = {
      key: `settled row ${row}`,
      stream: carStream(carId),
      actor: importActor(importId),
      decider: car,
      command: 'ReviseCar',
      data,
      decide: (state, { meta }) => rateCar(data, meta, state),
    };
    await runStep(this.eventStore, step, { id: stream, now });
  }
}
