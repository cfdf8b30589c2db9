import { z } from 'zod';
import { carId } from './cell.ts';

/** Seconds, or metres per second on a test bowl. */
const figure = z.number().positive();

/** `GET /api/v1/best-times/:trackCode`: cars with their tune and current time, best first; who did not finish is left out. */
export const bestTimesOfTrack = z
  .object({ items: z.array(z.tuple([carId, z.string(), figure])), next: z.string().optional() })
  .meta({ id: 'BestTimesOfTrack' });
export type BestTimesOfTrack = z.infer<typeof bestTimesOfTrack>;
