import { z } from 'zod';

/** Shape of a permanent car id; whether the car exists is not checked here. */
export const carId = z
  .string()
  .min(1)
  .max(120)
  .meta({ examples: ['Honda_NSX_1990'] });
/** Shape of a tune, "332" or "996". */
export const tune = z
  .string()
  .regex(/^\d{3}$/)
  .meta({ examples: ['332'] });
/** Shape of a track code, "tRoad_a00": circuit, marker a, surface, condition. */
export const trackCode = z
  .string()
  .regex(/^[A-Za-z0-9]{1,40}_a[0-9A-Za-z]{2}$/)
  .meta({ examples: ['tRoad_a00'] });

/** A measured value: seconds (2 decimals), metres per second on a test bowl, or did not finish. */
export const lapTimeValue = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('time'), seconds: z.number().positive() }),
    z.object({ kind: z.literal('speed'), metresPerSecond: z.number().positive() }),
    z.object({ kind: z.literal('dnf'), metres: z.number().nonnegative().optional() }),
  ])
  .meta({ id: 'LapTimeValue' });
export type LapTimeValue = z.infer<typeof lapTimeValue>;

/** Address of a cell: one car in one tune on one track code. */
export const cellAddress = z.object({ carId, tune, trackCode }).meta({ id: 'CellAddress' });

/** One of the times submitted to a cell. */
export const lapTimeAddress = cellAddress.extend({ lapTimeId: z.uuid() });
export type CellAddress = z.infer<typeof cellAddress>;
