import { z } from 'zod';
import { carId } from './cell.ts';

/**
 * A car of the catalogue, all stats at stock tune. mph, seconds, kg as named; null = unknown or, for 0-60, never
 * reached. `releasedIn`: the oldest game version that something is known of.
 */
export const car = z
  .object({
    id: carId,
    name: z.string(),
    brand: z.string(),
    year: z.number().int(),
    country: z.string(),
    class: z.enum(['F', 'E', 'D', 'C', 'B', 'A', 'S']),
    rq: z.number().int(),
    tyre: z.enum(['Performance', 'Standard', 'All-surface', 'Off-road', 'Slick']),
    drive: z.enum(['FWD', 'RWD', '4WD']),
    clearance: z.enum(['Low', 'Mid', 'High']),
    body: z.array(
      z.enum(['Coupe', 'Saloon', 'Hatchback', 'SUV', 'Roadster', 'Estate', 'Convertible', 'Pickup', 'MPV', 'Van']),
    ),
    seats: z.number().int().nullable(),
    fuel: z.enum(['Petrol', 'Diesel', 'Electric', 'Hybrid', 'Hydrogen', 'Bioethanol', 'Misc']),
    engine: z.enum(['Front', 'Mid', 'Rear', 'Mixed', 'Mid-rear']),
    weightKg: z.number(),
    topSpeedMph: z.number(),
    acceleration0to60s: z.number().nullable(),
    handling: z.number(),
    mra: z.number().nullable(),
    abs: z.boolean(),
    tcs: z.boolean(),
    brake: z.enum(['A', 'B', 'C']).nullable(),
    prize: z.boolean(),
    tags: z.array(z.string()),
    retired: z.boolean(),
    source: z.string(),
    releasedIn: z.string(),
  })
  .meta({ id: 'Car' });
export type Car = z.infer<typeof car>;

/**
 * `GET /api/v1/cars?after=&limit=` (highest rating first) and `?ids=a,b`. `aliases`: requested ids that are guids or
 * numbers of cars, with the ids of these.
 */
export const carPage = z
  .object({ items: z.array(car), next: z.string().optional(), aliases: z.record(z.string(), carId).optional() })
  .meta({ id: 'CarPage' });
export type CarPage = z.infer<typeof carPage>;
