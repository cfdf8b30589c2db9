import { z } from 'zod';
import { car, type Car, dumpedLapTime } from '#contracts';
import type { CatalogueCar } from '#projections/cars/cars.projection';
import { carsPage, MAX_CARS_A_PAGE } from '#projections/cars/cars.query';
import type { LapTimeCell } from '#projections/lap-times/lap-times.projection';
import { withoutTags } from '#racing';
import type { View } from '#read-store';
import { DUMP_TABLES } from './dump-database.sqlite.ts';
import { lapTimesOf, packed, packedDatabases, type PackedFile } from './dumped-files.ts';

/** The public data, and the tags that are still secret. */
export type OpenData = {
  readonly lapTimes: View<LapTimeCell>;
  readonly cars: View<CatalogueCar>;
  readonly leftOut: ReadonlySet<string>;
};

/** `schema`: JSON Schema of a line; for a database the SQL that made its tables. */
export type DescribedFile = PackedFile & { readonly schema: Record<string, unknown> };

/** The log position that the data include at least. */
export const positionOf = async ({ lapTimes, cars }: OpenData): Promise<number> =>
  Math.min(await lapTimes.position(), await cars.position());

/** All public data file by file, each packed on demand. */
export async function* packOpenData(data: OpenData): AsyncGenerator<DescribedFile> {
  const cars = () => carsAsAnswered(data);
  const lapTimes = () => lapTimesOf(data.lapTimes);
  yield* described(
    packed((part) => `lap-times-${part}.jsonl.gz`, lapTimes()),
    z.toJSONSchema(dumpedLapTime),
  );
  yield* described(
    packed(() => 'cars.jsonl.gz', cars()),
    z.toJSONSchema(car),
  );
  yield* described(packedDatabases(cars, lapTimes()), { sql: DUMP_TABLES });
}

async function* described(
  files: AsyncIterable<PackedFile>,
  schema: Record<string, unknown>,
): AsyncGenerator<DescribedFile> {
  for await (const file of files) yield { ...file, schema };
}

/** Cars as the public API returns them. */
async function* carsAsAnswered({ cars, leftOut }: OpenData): AsyncGenerator<Car> {
  let after: string | undefined;
  do {
    const page = await carsPage(cars, { limit: MAX_CARS_A_PAGE, ...(after !== undefined && { after }) });
    for (const one of page.items) yield withoutTags(one, leftOut);
    after = page.next;
  } while (after !== undefined);
}
