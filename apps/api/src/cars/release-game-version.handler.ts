import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Written } from '#contracts';
import { gameVersion, gameVersionStream, ReleaseGameVersion, releaseGameVersion } from '#domain';
import { decideAndAppend, type EventStore } from '#event-store';
import { EVENT_STORE } from '../ports.ts';
import { viewsOf } from '../views.ts';

const views = viewsOf('GameVersionReleased');

@CommandHandler(ReleaseGameVersion)
export class ReleaseGameVersionHandler implements ICommandHandler<ReleaseGameVersion, Written> {
  constructor(@Inject(EVENT_STORE) private readonly eventStore: EventStore) {}

  async execute(command: ReleaseGameVersion): Promise<Written> {
    const { gameVersion: id } = command.data;
    const decide = (state: typeof gameVersion.initial) => releaseGameVersion(command, state);
    const stream = gameVersionStream(id);
    const { position } = await decideAndAppend(this.eventStore, stream, gameVersion, decide, command.meta);
    return { id, position, views };
  }
}
