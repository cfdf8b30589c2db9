import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Accounts } from '#accounts';
import { type InstallationStatus, type OperationPage, operations, type ReadRequestOf, type Written } from '#contracts';
import { BeginOperation, HaltOperation, PauseOperation, ResumeOperation } from '#domain';
import type { EventStore } from '#event-store';
import { Paces, readStatus, sampledViews } from '#operations';
import { type OperationDoc, operationsView } from '#projections/operations/operations.projection';
import { lastDone, openOperations, operationsPage } from '#projections/operations/operations.query';
import type { ReadStore, View } from '#read-store';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS, EVENT_STORE, READ_STORE } from '../ports.ts';
import { presentLog, presentOperations, presentRunning, presentSampled } from './status.presenter.ts';

@Controller()
export class OperationsController {
  readonly #paces = new Paces();

  constructor(
    private readonly commands: CommandBus,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(READ_STORE) private readonly readStore: ReadStore,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @InjectView(operationsView) private readonly operations: View<OperationDoc>,
  ) {}

  @Endpoint(operations.status)
  async status(): Promise<Positioned<InstallationStatus>> {
    const position = await this.operations.position();
    const status = await readStatus({ eventStore: this.eventStore, readStore: this.readStore }, this.#paces);
    const open = await openOperations(this.operations);
    const lasts = [await lastDone(this.operations, 'backup'), await lastDone(this.operations, 'drill')];
    const told = await presentOperations(this.accounts, [...open, ...lasts.flatMap((last) => last ?? [])]);
    const find = (doc: OperationDoc | undefined) =>
      told.find(({ operationId }) => operationId === doc?.operationId) ?? null;
    const running = await presentRunning(this.readStore, told.slice(0, open.length));
    const sampled = presentSampled(await sampledViews(this.readStore));
    return {
      position,
      body: { ...presentLog(status), sampled, running, lastBackup: find(lasts[0]), lastDrill: find(lasts[1]) },
    };
  }

  @Endpoint(operations.list)
  async list(
    @Parsed() { query: { after, limit } }: ReadRequestOf<typeof operations.list>,
  ): Promise<Positioned<OperationPage>> {
    const cursor = after === undefined ? {} : { after };
    const { position, items, ...rest } = await operationsPage(this.operations, { limit, ...cursor });
    return { position, body: { items: await presentOperations(this.accounts, items), ...rest } };
  }

  @Endpoint(operations.begin)
  begin(
    @Parsed() { body }: ReadRequestOf<typeof operations.begin>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(BeginOperation, body));
  }

  @Endpoint(operations.pause)
  pause(
    @Parsed() { params, body }: ReadRequestOf<typeof operations.pause>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(PauseOperation, { ...params, ...body }));
  }

  @Endpoint(operations.resume)
  resume(
    @Parsed() { params, body }: ReadRequestOf<typeof operations.resume>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ResumeOperation, { ...params, ...body }));
  }

  @Endpoint(operations.halt)
  halt(
    @Parsed() { params, body }: ReadRequestOf<typeof operations.halt>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(HaltOperation, { ...params, ...body }));
  }
}
