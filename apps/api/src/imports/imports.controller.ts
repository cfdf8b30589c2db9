import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Accounts } from '#accounts';
import {
  type ImportDetail,
  type ImportPage,
  imports,
  type ImportUndoing,
  type ReadRequestOf,
  type Written,
} from '#contracts';
import {
  BeginRollBack,
  carIdOf,
  catalogueImport,
  importPermissions,
  ReopenImportRow,
  rowItemId,
  SettleImportRow,
} from '#domain';
import type { Caller } from '#kernel';
import { importRefusals, type ImportRefusalsDoc } from '#projections/import-refusals/import-refusals.projection';
import { type ImportRowDoc, importRowsView } from '#projections/import-rows/import-rows.projection';
import { rowsPage } from '#projections/import-rows/import-rows.query';
import { type ImportDoc, imports as importsView } from '#projections/imports/imports.projection';
import { importsPage } from '#projections/imports/imports.query';
import type { View } from '#read-store';
import { By } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import type { Positioned } from '../http/positioned.ts';
import { Refused } from '../http/refused.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { ItemVersions } from '../queue/item-versions.ts';
import { ImportUndoings } from './import-undoings.ts';
import { presentImports, presentRows } from './import.presenter.ts';

@Controller()
export class ImportsController {
  constructor(
    private readonly commands: CommandBus,
    @InjectView(importsView) private readonly imports: View<ImportDoc>,
    @InjectView(importRowsView) private readonly rows: View<ImportRowDoc>,
    @InjectView(importRefusals) private readonly refusals: View<ImportRefusalsDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly undoings: ImportUndoings,
    private readonly versions: ItemVersions,
  ) {}

  @Endpoint(imports.list)
  async page(
    @Parsed() { query: { after, limit } }: ReadRequestOf<typeof imports.list>,
  ): Promise<Positioned<ImportPage>> {
    const cursor = after === undefined ? {} : { after };
    const { position, items, ...rest } = await importsPage(this.imports, { limit, ...cursor });
    return { position, body: { items: await presentImports(this.accounts, items), ...rest } };
  }

  @Endpoint(imports.one)
  async one(
    @Parsed() { params: { importId }, query: { rows: which, after, limit } }: ReadRequestOf<typeof imports.one>,
    @By() by: Caller,
  ): Promise<Positioned<ImportDetail>> {
    const cursor = after === undefined ? {} : { after };
    const found = await rowsPage(this.rows, { importId, open: which === 'open', limit, ...cursor });
    const about = await this.imports.get(importId);
    const [shown] = await presentImports(this.accounts, about ? [about.doc] : []);
    if (!about || !shown) throw new Refused('import-unknown', { importId });
    const itemId = ({ row }: { readonly row: number }) => rowItemId({ importId, row });
    const version = await this.versions.of('import-row', { by, itemIds: found.rows.map(itemId) });
    const told = (await presentRows(this.accounts, about.doc, found.rows, by)).map((row) => ({
      ...row,
      ...version(itemId(row)),
    }));
    const refused = await this.refusals.get(importId);
    const body = {
      import: shown,
      refusals: (refused?.doc.lines ?? []).map((line) => ({ ...line })),
      rows: told,
      ...(found.next === undefined ? {} : { next: found.next }),
      allowed: importPermissions.allowed({ ...catalogueImport.initial, status: about.doc.status }, by, [
        'begin-roll-back',
      ]),
    };
    return { position: found.position, body };
  }

  @Endpoint(imports.settleRow)
  settle(
    @Parsed() { params: { importId, row }, body: { carId, newCar, reason } }: ReadRequestOf<typeof imports.settleRow>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const text = reason.text === undefined ? {} : { text: reason.text };
    const added = newCar && { newCar: { carId: carIdOf(newCar), ...newCar } };
    const data = {
      importId,
      row,
      carId: newCar || carId === 'none' ? null : carId,
      ...added,
      reason: reason.code,
      ...text,
    };
    return this.commands.execute(command(SettleImportRow, data));
  }

  @Endpoint(imports.reopenRow)
  reopen(
    @Parsed() { params }: ReadRequestOf<typeof imports.reopenRow>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ReopenImportRow, params));
  }

  @Endpoint(imports.undoing)
  async undoing(@Parsed() { params }: ReadRequestOf<typeof imports.undoing>): Promise<ImportUndoing> {
    return this.undoings.preview(params.importId);
  }

  @Endpoint(imports.undo)
  undo(@Parsed() { params }: ReadRequestOf<typeof imports.undo>, @Commands() command: CommandMaker): Promise<Written> {
    return this.commands.execute(command(BeginRollBack, params));
  }
}
