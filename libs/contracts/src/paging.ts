import { z } from 'zod';

/** Query of a page: the last item of the page before, and at most how many items it has. */
export const paging = <Most extends number>(most: Most, usual: number) =>
  z.object({
    after: z.string().max(500).optional(),
    limit: z.coerce.number<number | string>().int().min(1).max(most).default(usual),
  });
