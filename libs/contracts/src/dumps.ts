import { z } from 'zod';

/** One line of `lap-times-<n>.jsonl.gz`: the current time of a cell. Exactly one of the three values is present. */
export const dumpedLapTime = z
  .object({
    carId: z.string(),
    tune: z.string(),
    trackCode: z.string(),
    seconds: z.number().optional(),
    metresPerSecond: z.number().optional(),
    dnf: z.literal(true).optional(),
    gameVersion: z.string().optional(),
    support: z.string().optional(),
  })
  .meta({ id: 'DumpedLapTime' });
export type DumpedLapTime = z.infer<typeof dumpedLapTime>;

const dumpFile = z
  .object({
    name: z.string(),
    url: z.string(),
    sha256: z.string(),
    bytes: z.int(),
    lines: z.int().meta({ description: 'For a database: number of lap times' }),
    schema: z
      .record(z.string(), z.unknown())
      .meta({ description: 'JSON Schema of a line; for a database, the SQL that created its tables, as `sql`' }),
  })
  .meta({ id: 'DumpFile' });

/** The public data of last night; `madeAt` is null before the first night. */
export const dump = z
  .object({
    madeAt: z.iso.datetime().nullable(),
    position: z.int().nonnegative(),
    licence: z.string().meta({ description: 'SPDX identifier of the licence' }),
    files: dumpFile.array(),
  })
  .meta({ id: 'Dump' });
export type Dump = z.infer<typeof dump>;

/** The last night of each past year, stored for good; the latest year first. */
export const yearDumps = z.object({ years: z.array(dump.extend({ year: z.int() })) }).meta({ id: 'YearDumps' });
export type YearDumps = z.infer<typeof yearDumps>;

export const DUMP_LICENCE = 'CC-BY-4.0';
