import { z } from 'zod';
import { carId, tune } from '../cell.ts';
import { endpoint } from '../endpoint.ts';
import { embedThemes } from '../embed.enums.ts';
import { language } from '../user.ts';

/** Options of an embedded page: `auto` is what the reader's device prefers. */
const look = z.object({
  theme: z.enum(embedThemes).default('auto'),
  language: language.default('en'),
});
const PAGE = 'text/html; charset=utf-8';

/** Pages without scripts, to be shown in frames of other sites. */
export const embeds = {
  car: endpoint({
    method: 'GET',
    path: '/api/v1/embeds/cars/:id',
    summary: 'Get a car card with a tune as an embeddable page',
    who: 'anyone',
    params: z.object({ id: carId }),
    query: look.extend({ tune: tune.default('000') }),
    contentType: PAGE,
    reads: true,
    problems: ['car-unknown', 'tune-invalid'],
  }),
  grid: endpoint({
    method: 'GET',
    path: '/api/v1/embeds/grid',
    summary: 'Get the lap times of a deck as an embeddable page: first 8 cars and 30 tracks',
    who: 'anyone',
    query: look.extend({
      deck: z
        .string()
        .max(4_096)
        .meta({ examples: ['~KtRoad_a00~CHonda_NSX_1990~T332'] }),
    }),
    raw: 'deck',
    contentType: PAGE,
    reads: true,
  }),
};
