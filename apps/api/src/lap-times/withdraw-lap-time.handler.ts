import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Written } from '#contracts';
import { cell, cellStream, WithdrawLapTime, withdrawLapTime } from '#domain';
import { decideAndAppend, type EventStore } from '#event-store';
import { EVENT_STORE } from '../ports.ts';
import { viewsOf } from '../views.ts';

const views = viewsOf('LapTimeWithdrawn');

@CommandHandler(WithdrawLapTime)
export class WithdrawLapTimeHandler implements ICommandHandler<WithdrawLapTime, Written> {
  constructor(@Inject(EVENT_STORE) private readonly eventStore: EventStore) {}

  async execute(command: WithdrawLapTime): Promise<Written> {
    const { carId, tune, trackCode, lapTimeId } = command.data;
    const stream = cellStream(carId, tune, trackCode);
    const { position } = await decideAndAppend(
      this.eventStore,
      stream,
      cell,
      (state) => withdrawLapTime(command, state),
      command.meta,
    );
    return { id: lapTimeId, position, views };
  }
}
