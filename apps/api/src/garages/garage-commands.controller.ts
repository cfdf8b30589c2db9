import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { garages as calls, type ReadRequestOf, type Written } from '#contracts';
import {
  SaveGarageCopies,
  RemoveGarageCopies,
  RemoveGarageGroup,
  SaveGarageGroup,
  ShareGarage,
  WriteGarageNote,
} from '#domain';
import type { ActorId } from '#kernel';
import { CarsMeant } from '../cars/cars-meant.ts';
import { Actor } from '../http/caller.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { GarageLookups } from './garages.lookups.ts';
import { readGarageBody } from './read-garage-body.ts';

@Controller()
export class GarageCommandsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly around: GarageLookups,
    private readonly cars: CarsMeant,
  ) {}

  @Endpoint(calls.keep)
  async keep(
    @Parsed() { body: { copies } }: ReadRequestOf<typeof calls.keep>,
    @Actor() owner: ActorId,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const of = await this.around.goingOn(owner);
    return this.commands.execute(command(SaveGarageCopies, { ...of, copies }));
  }

  @Endpoint(calls.importFile)
  async importFile(
    @Parsed() { body }: ReadRequestOf<typeof calls.importFile>,
    @Actor() owner: ActorId,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const of = await this.around.goingOn(owner);
    const importId = command(SaveGarageCopies, { ...of, copies: [] }).meta.commandId;
    const copies = await readGarageBody(body as Uint8Array, importId, (car) => this.cars.of(car));
    return this.commands.execute(command(SaveGarageCopies, { ...of, copies, importId }));
  }

  @Endpoint(calls.remove)
  async remove(
    @Parsed() { body: { copyIds } }: ReadRequestOf<typeof calls.remove>,
    @Actor() owner: ActorId,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const of = await this.around.goingOn(owner);
    return this.commands.execute(command(RemoveGarageCopies, { ...of, copyIds }));
  }

  @Endpoint(calls.share)
  async share(
    @Parsed() { body: { visibility } }: ReadRequestOf<typeof calls.share>,
    @Actor() owner: ActorId,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const of = await this.around.goingOn(owner);
    return this.commands.execute(command(ShareGarage, { ...of, visibility }));
  }

  @Endpoint(calls.note)
  async note(
    @Parsed() { params: { copyId }, body: { text } }: ReadRequestOf<typeof calls.note>,
    @Actor() owner: ActorId,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const of = await this.around.goingOn(owner);
    return this.commands.execute(command(WriteGarageNote, { ...of, copyId, ...(text === '' ? {} : { text }) }));
  }

  @Endpoint(calls.saveGroup)
  async saveGroup(
    @Parsed() { params: { groupId }, body }: ReadRequestOf<typeof calls.saveGroup>,
    @Actor() owner: ActorId,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const of = await this.around.goingOn(owner);
    return this.commands.execute(command(SaveGarageGroup, { ...of, groupId, ...body }));
  }

  @Endpoint(calls.removeGroup)
  async removeGroup(
    @Parsed() { params: { groupId } }: ReadRequestOf<typeof calls.removeGroup>,
    @Actor() owner: ActorId,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const of = await this.around.goingOn(owner);
    return this.commands.execute(command(RemoveGarageGroup, { ...of, groupId }));
  }
}
