import { z } from 'zod';
import { REASON_TEXT_MAX } from './member.enums.ts';
import {
  incidentImpacts,
  incidentStages,
  NOTICE_TEXT_MAX,
  siteFeatures,
  siteComponents,
  siteReasonCodes,
} from './site.enums.ts';

const moment = z.iso.datetime({ precision: 3 });
const text = z.string().trim().min(1).max(NOTICE_TEXT_MAX);
const feature = z.enum(siteFeatures);
const parts = z.array(z.enum(siteComponents)).min(1);

export const ofFeature = z.object({ feature });
export const ofIncident = z.object({ incidentId: z.uuid() });

/** `POST /api/v1/site/features/:feature`: whether it can be written, and why. */
export const switchBody = z
  .object({
    on: z.boolean(),
    reason: z
      .object({ code: z.enum(siteReasonCodes), text: z.string().trim().min(1).max(REASON_TEXT_MAX).optional() })
      .strict(),
  })
  .strict()
  .meta({ id: 'FeatureSwitch' });
export type SwitchBody = z.infer<typeof switchBody>;

/** `POST /api/v1/site/maintenance`: from when to when (UTC), and whether nothing can be written during this time. */
export const maintenanceBody = z
  .object({ startsAt: moment, endsAt: moment, refusesWrites: z.boolean(), text: text.optional() })
  .strict()
  .meta({ id: 'AnnouncedMaintenance' });
export type MaintenanceBody = z.infer<typeof maintenanceBody>;

export const incidentBody = z
  .object({ impact: z.enum(incidentImpacts), parts, text })
  .strict()
  .meta({ id: 'NewIncident' });
export type IncidentBody = z.infer<typeof incidentBody>;
export const incidentUpdateBody = z
  .object({ stage: z.enum(incidentStages), text })
  .strict()
  .meta({ id: 'IncidentUpdate' });
export const incidentEndBody = z.object({ text }).strict().meta({ id: 'IncidentEnd' });

/** Planned or current maintenance. `text`: a further message. */
export const siteMaintenance = z.object({
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  refusesWrites: z.boolean(),
  text: z.string().nullable(),
});
export type SiteMaintenance = z.infer<typeof siteMaintenance>;

/** Notices on every page: what is switched off, and maintenance. */
export const siteNotices = z
  .object({ off: z.array(feature), maintenance: siteMaintenance.nullable() })
  .meta({ id: 'SiteNotices' });
export type SiteNotices = z.infer<typeof siteNotices>;

/** An incident as the public sees it. `told`: oldest first. */
export const siteIncident = z
  .object({
    incidentId: z.string(),
    status: z.enum(['open', 'closed']),
    impact: z.enum(incidentImpacts),
    parts: z.array(z.enum(siteComponents)),
    openedAt: z.iso.datetime(),
    closedAt: z.iso.datetime().nullable(),
    told: z.array(
      z.object({
        stage: z.enum(['opened', ...incidentStages, 'closed']),
        at: z.iso.datetime(),
        text: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'SiteIncident' });
export type SiteIncident = z.infer<typeof siteIncident>;

/**
 * `GET /api/v1/status`: the state of each part at `at`. `backup`: when the newest was made, `drill`: when one was last
 * restored as a test; null where unknown. What cannot be read now is null: `notices`, `incidents`.
 */
export const siteStatus = z
  .object({
    at: z.iso.datetime(),
    parts: z.array(z.object({ part: z.enum(siteComponents), state: z.enum(['works', 'slow', 'down']) })),
    backup: z.iso.datetime().nullable(),
    drill: z.iso.datetime().nullable(),
    notices: siteNotices.nullable(),
    incidents: z.array(siteIncident).nullable(),
  })
  .meta({ id: 'SiteStatus' });
export type SiteStatus = z.infer<typeof siteStatus>;
