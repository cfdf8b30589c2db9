import { z } from 'zod';
import { REPORT_TEXT_MAX, reportedKinds, reportFaults } from './report.enums.ts';

/**
 * The reported item: a user by their id, a photo as `car|photo`, a text as `language|key`, a page as the site calls it.
 */
const about = z
  .object({ kind: z.enum(reportedKinds), itemId: z.string().min(1).max(240) })
  .strict()
  .meta({ examples: [{ kind: 'page', itemId: '/about' }] });

/** `POST /api/v1/reports`. */
export const reportBody = z
  .object({ about, fault: z.enum(reportFaults), text: z.string().trim().min(1).max(REPORT_TEXT_MAX).optional() })
  .strict()
  .meta({ id: 'MakeReport' });

/** A report as a moderator sees it; `item.link` leads to the reported item. */
export const reportDto = z
  .object({
    reportId: z.string(),
    about: z.object({ kind: z.enum(reportedKinds), itemId: z.string(), name: z.string(), link: z.string() }),
    fault: z.enum(reportFaults),
    text: z.string().nullable(),
    owner: z.object({ userId: z.string(), name: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'ShownReport' });
export type ReportDto = z.infer<typeof reportDto>;
