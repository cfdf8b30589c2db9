import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Accounts } from '#accounts';
import { type ImportDetail, type ImportPage, imports, type ReadRequestOf, type Written } from '#contracts';
import { SettleImportRow } from '#domain';
import type { Asking } from '#kernel';
import { type ImportRowDoc, importRowsView } from '#projections/import-rows/import-rows.projection';
import { rowsPage } from '#projections/import-rows/import-rows.query';
import { type ImportDoc, imports as importsView } from '#projections/imports/imports.projection';
import { importsPage } from '#projections/imports/imports.query';
import type { View } from '#read-store';
import { By } from '../http/asking.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import type { Positioned } from '../http/positioned.ts';
import { Refused } from '../http/refused.ts';
import { InView } from '../in-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { tellRows } from './tell-import.ts';

@Controller()
export class ImportsController {
  constructor(
    private readonly commands: CommandBus,
    @InView(importsView) private readonly imports: View<ImportDoc>,
    @InView(importRowsView) private readonly rows: View<ImportRowDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  @Endpoint(imports.list)
  async page(
    @Parsed() { query: { after, limit } }: ReadRequestOf<typeof imports.list>,
  ): Promise<Positioned<ImportPage>> {
    const cursor = after === undefined ? {} : { after };
    const { position, ...body } = await importsPage(this.imports, { limit, ...cursor });
    return { position, body };
  }

  @Endpoint(imports.one)
  async one(
    @Parsed() { params: { importId }, query: { rows: which, after, limit } }: ReadRequestOf<typeof imports.one>,
    @By() by: Asking,
  ): Promise<Positioned<ImportDetail>> {
    const cursor = after === undefined ? {} : { after };
    const found = await rowsPage(this.rows, { importId, open: which === 'open', limit, ...cursor });
    const about = await this.imports.get(importId);
    if (!about) throw new Refused('import-unknown', { importId });
    const rows = await tellRows(this.accounts, about.doc, found.rows, by);
    const next = found.next === undefined ? {} : { next: found.next };
    return { position: found.position, body: { import: about.doc, rows, ...next } };
  }

  @Endpoint(imports.settleRow)
  settle(
    @Parsed() { params: { importId, row }, body: { carId, reason } }: ReadRequestOf<typeof imports.settleRow>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const text = reason.text === undefined ? {} : { text: reason.text };
    const data = { importId, row, carId: carId === 'none' ? null : carId, reason: reason.code, ...text };
    return this.commands.execute(command(SettleImportRow, data));
  }
}
