import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Written } from '#contracts';
import { cell, cellStream, SubmitLapTime, submitLapTime } from '#domain';
import { beginOrAppend, type EventStore, newIdOf } from '#event-store';
import { RuleBroken } from '#kernel';
import { CarIds } from '../cars/car-ids.ts';
import { CurrentGameVersion } from '../catalogue/current-game-version.ts';
import { EVENT_STORE } from '../ports.ts';
import { viewsOf } from '../views.ts';

const views = viewsOf('LapTimeSubmitted');

@CommandHandler(SubmitLapTime)
export class SubmitLapTimeHandler implements ICommandHandler<SubmitLapTime, Written> {
  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly cars: CarIds,
    private readonly version: CurrentGameVersion,
  ) {}

  async execute(command: SubmitLapTime): Promise<Written> {
    const { carId: named, tune, trackCode } = command.data;
    const found = this.cars.of(named);
    const carId = found instanceof Promise ? await found : found;
    const version = this.version.now();
    const gameVersion = version instanceof Promise ? await version : version;
    const id = newIdOf(command.meta.commandId, 'lap-time');
    const { position } = await beginOrAppend(
      this.eventStore,
      cellStream(carId ?? named, tune, trackCode),
      cell,
      (state) => {
        if (carId === undefined) throw new RuleBroken('car-unknown', { carId: named });
        const under = new SubmitLapTime({ ...command.data, carId }, command.meta);
        return submitLapTime(under, state, { lapTimeId: id, gameVersion });
      },
      command.meta,
    );
    return { id, position, views };
  }
}
