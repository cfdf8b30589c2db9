import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Accounts } from '#accounts';
import {
  type ImportDetail,
  importDetail,
  type ImportPage,
  importPage,
  type SettleImportRowBody,
  settleImportRowBody,
  type Written,
  written,
} from '#contracts';
import { SettleImportRow } from '#domain';
import type { Asking } from '#kernel';
import { type ImportRowDoc, importRowsView } from '#projections/import-rows/import-rows.projection';
import { rowsPage } from '#projections/import-rows/import-rows.query';
import { type ImportDoc, imports } from '#projections/imports/imports.projection';
import { importsPage } from '#projections/imports/imports.query';
import type { View } from '#read-store';
import { By } from '../http/asking.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { type Positioned, ReadsView } from '../http/positioned.ts';
import { Problems } from '../http/problems.ts';
import { Refused } from '../http/refused.ts';
import { StaffOnly } from '../http/staff.ts';
import { InView } from '../in-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { tellRows } from './tell-import.ts';

const paging = z.object({
  after: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
const rowsQuery = paging.extend({ rows: z.enum(['open', 'settled']).default('open') });
const importAddress = z.object({ importId: z.string().regex(/^\d{4}-\d{1,4}$/) });
const rowAddress = importAddress.extend({ row: z.coerce.number().int().positive() });

@ApiTags('imports')
@Controller('api/v1/imports')
@StaffOnly('moderator')
export class ImportsController {
  constructor(
    private readonly commands: CommandBus,
    @InView(imports) private readonly imports: View<ImportDoc>,
    @InView(importRowsView) private readonly rows: View<ImportRowDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  @Get()
  @ReadsView(imports)
  @ApiOperation({ summary: 'Imports of cars and of ratings, newest first' })
  @ApiResponse({ status: 200, standardSchema: importPage })
  @Problems(400, 401, 403, 503)
  async page(@Query({ schema: paging }) { after, limit }: z.infer<typeof paging>): Promise<Positioned<ImportPage>> {
    const cursor = after === undefined ? {} : { after };
    const { position, ...body } = await importsPage(this.imports, { limit, ...cursor });
    return { position, body };
  }

  @Get(':importId')
  @ReadsView(importRowsView)
  @ApiOperation({ summary: 'An import, and its rows that wait for somebody or that somebody has settled' })
  @ApiResponse({ status: 200, standardSchema: importDetail })
  @Problems(400, 401, 403, 404, 503)
  async one(
    @Param({ schema: importAddress }) { importId }: z.infer<typeof importAddress>,
    @Query({ schema: rowsQuery }) { rows: which, after, limit }: z.infer<typeof rowsQuery>,
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

  @Post(':importId/rows/:row/settle')
  @HttpCode(200)
  @ApiOperation({ summary: 'Say which car an open row means, or none' })
  @ApiResponse({ status: 200, standardSchema: written })
  @Problems(400, 401, 403, 404, 409, 422, 429, 503)
  settle(
    @Param({ schema: rowAddress }) { importId, row }: z.infer<typeof rowAddress>,
    @Body({ schema: settleImportRowBody }) { carId, reason }: SettleImportRowBody,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const text = reason.text === undefined ? {} : { text: reason.text };
    const data = { importId, row, carId: carId === 'none' ? null : carId, reason: reason.code, ...text };
    return this.commands.execute(command(SettleImportRow, data));
  }
}
