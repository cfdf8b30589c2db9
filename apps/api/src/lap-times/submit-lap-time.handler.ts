import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Written } from '#contracts';
import { cell, cellStream, SubmitLapTime, submitLapTime } from '#domain';
import { decideAndAppend, type EventStore, newIdOf } from '#event-store';
import { RuleBroken } from '#kernel';
import { currentGameVersion } from '#racing';
import type { ReadStore } from '#read-store';
import { EVENT_STORE, READ_STORE } from '../ports.ts';
import { viewsOf } from '../views.ts';
import { KnownCars } from './known-cars.ts';

const views = viewsOf('LapTimeSubmitted');

@CommandHandler(SubmitLapTime)
export class SubmitLapTimeHandler implements ICommandHandler<SubmitLapTime, Written> {
  readonly #eventStore: EventStore;
  readonly #cars: KnownCars;

  constructor(@Inject(EVENT_STORE) eventStore: EventStore, @Inject(READ_STORE) readStore: ReadStore) {
    this.#eventStore = eventStore;
    this.#cars = new KnownCars(readStore);
  }

  async execute(command: SubmitLapTime): Promise<Written> {
    const { carId, tune, trackCode } = command.data;
    const isKnown = await this.#cars.has(carId);
    const id = newIdOf(command.meta.commandId, 'lap-time');
    const { position } = await decideAndAppend(
      this.#eventStore,
      cellStream(carId, tune, trackCode),
      cell,
      (state) => {
        if (!isKnown) throw new RuleBroken('car-unknown', { carId });
        return submitLapTime(command, state, { lapTimeId: id, gameVersion: currentGameVersion });
      },
      command.meta,
    );
    return { id, position, views };
  }
}
