import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import type { DecideItemBody } from '#contracts';
import { partsOf, ReopenImportRow, SettleImportRow } from '#domain';
import type { Caller, Command } from '#kernel';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import { carsByIds } from '#projections/cars/cars.query';
import { type ImportRowDoc, importRowsView } from '#projections/import-rows/import-rows.projection';
import { type ImportDoc, imports } from '#projections/imports/imports.projection';
import type { View } from '#read-store';
import type { CommandMaker } from '../../http/command-maker.ts';
import { shapeInvalid } from '../../http/shape-invalid.ts';
import { presentRows } from '../../imports/import.presenter.ts';
import { InjectView } from '../../inject-view.ts';
import { ACCOUNTS } from '../../ports.ts';
import { carNamed } from '../car-subjects.ts';
import { type KindInQueue, type ReadToDecide, reasonAmong, type Subject, textOfReason } from '../kind-in-queue.ts';

const aCar = ['same-car', 'other-spelling'] as const;
const noCar = ['not-in-catalogue', 'row-is-wrong'] as const;

/** Rows of imports without a certain car: one of the candidates, or none. */
@Injectable()
export class ImportRowsInQueue implements KindInQueue {
  readonly kind = 'import-row';

  constructor(
    @InjectView(importRowsView) private readonly rows: View<ImportRowDoc>,
    @InjectView(imports) private readonly imports: View<ImportDoc>,
    @InjectView(cars) private readonly cars: View<CatalogueCar>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  async subjects(itemIds: readonly string[]): Promise<ReadonlyMap<string, Subject>> {
    const found = await this.rows.getMany(itemIds);
    return new Map(
      [...found].map(([key, { doc }]) => {
        const name = [doc.brand, doc.name, doc.year].filter((part) => part !== null && part !== '').join(' ');
        return [key, { name, link: `/admin/imports/${doc.importId}` }];
      }),
    );
  }

  async read(itemId: string, by: Caller): Promise<ReadToDecide | undefined> {
    const found = await this.rows.get(itemId);
    const about = await this.imports.get(partsOf(itemId)[0]);
    const [row] = found && about ? await presentRows(this.accounts, about.doc, [found.doc], by) : [];
    if (!row) return undefined;
    const { items } = await carsByIds(this.cars, row.candidates);
    const candidates = items.map(({ id, name, brand, year, rq }) => ({ id, name, brand, year, rq }));
    const choices = candidates.map((car) => ({ id: car.id, name: carNamed(car) }));
    return {
      context: { kind: this.kind, row, cars: candidates },
      approving: { reasons: [...aCar], choices },
      declining: { reasons: [...noCar] },
    };
  }

  decision(itemId: string, said: DecideItemBody, command: CommandMaker): Command {
    const isCar = said.outcome === 'approved';
    const reason = reasonAmong(isCar ? aCar : noCar, said);
    if (!reason) throw shapeInvalid([{ message: 'reason of another kind', path: ['reason', 'code'] }]);
    const { choice } = said;
    if (isCar && choice === undefined) throw shapeInvalid([{ message: 'one of the choices', path: ['choice'] }]);
    const carId = isCar && choice !== undefined ? choice : null;
    return command(SettleImportRow, { ...ofRow(itemId), carId, reason, ...textOfReason(said) });
  }

  reopening(itemId: string, _was: string, command: CommandMaker): Command {
    return command(ReopenImportRow, ofRow(itemId));
  }
}

const ofRow = (itemId: string) => {
  const [importId, row] = partsOf(itemId);
  return { importId, row: Number(row) };
};
