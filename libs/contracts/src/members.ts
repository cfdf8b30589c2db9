import { z } from 'zod';
import {
  accountLimits,
  type MemberAction,
  memberActions,
  REASON_TEXT_MAX,
  reasonCodes,
  SHORT_LIMIT_DAYS,
} from './member.enums.ts';
import { nameFaults } from './account-checks.ts';
import { paging } from './paging.ts';

const accountLimit = z.enum(accountLimits);
export type AccountLimitCode = z.infer<typeof accountLimit>;
const reasonCode = z.enum(reasonCodes);
export type ReasonCode = z.infer<typeof reasonCode>;

const reason = z
  .object({ code: reasonCode, text: z.string().trim().min(1).max(REASON_TEXT_MAX).optional() })
  .strict()
  .meta({ id: 'Reason' });
const tier = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);

const plainAct = <Act extends MemberAction>(act: Act) => z.object({ act: z.literal(act), reason }).strict();

/** `POST /api/v1/members/:userId/actions`: an admin's action on an account, and its reason. */
export const memberActionBody = z
  .discriminatedUnion('act', [
    plainAct('appoint-moderator'),
    plainAct('dismiss-moderator'),
    plainAct('appoint-admin'),
    plainAct('dismiss-admin'),
    plainAct('confirm-address'),
    z.object({ act: z.literal('change-patron-tier'), reason, tier, paidThrough: z.iso.date().nullable() }).strict(),
    z
      .object({
        act: z.literal('limit-account'),
        reason,
        what: accountLimit,
        until: z.iso.datetime({ precision: 3 }).nullable(),
      })
      .strict(),
    z.object({ act: z.literal('restore-account'), reason, what: accountLimit }).strict(),
  ])
  .meta({ id: 'MemberAct' });
export type MemberActionBody = z.infer<typeof memberActionBody>;

/** `POST /api/v1/members/:userId/short-limits/end`. */
export const endShortLimitBody = z
  .object({ what: z.enum(accountLimits) })
  .strict()
  .meta({ id: 'EndShortLimit' });

/** `POST /api/v1/members/:userId/short-limits`: what a moderator bars an account from, for how many days, and why. */
export const shortLimitBody = z
  .object({ what: accountLimit, days: z.int().min(1).max(SHORT_LIMIT_DAYS), reason })
  .strict()
  .meta({ id: 'ShortLimit' });
export type ShortLimitBody = z.infer<typeof shortLimitBody>;

/** What an account may not do, until when (null: until it is restored), and why. */
export const memberLimit = z.object({ what: accountLimit, until: z.iso.datetime().nullable(), reasonCode });

/** What staff see of an account. `name` is null for an account that is gone. */
export const memberAccount = z
  .object({
    userId: z.string(),
    name: z.string().nullable(),
    moderator: z.boolean(),
    admin: z.boolean(),
    tier,
    paidThrough: z.iso.date().nullable(),
    limits: z.array(memberLimit),
    allowed: z.array(z.enum(memberActions)),
  })
  .meta({ id: 'Member' });
export type MemberAccount = z.infer<typeof memberAccount>;

/** Filters and orders of a list of members: a minus reverses the order. */
export const memberKinds = ['admin', 'moderator', 'patron', 'limited'] as const;
export const memberSorts = ['name', '-name', 'tier', '-tier'] as const;

const kinds = z
  .string()
  .max(100)
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(memberKinds)));

/**
 * `find`: the start of the name, the full email address or the id; without it everyone of the kinds, or with a role.
 */
export const memberListQuery = paging(100, 50).extend({
  find: z.string().trim().min(1).max(254).optional(),
  kind: kinds.optional(),
  sort: z.enum(memberSorts).default('name'),
});
export type MemberListQuery = z.output<typeof memberListQuery>;

/**
 * `GET /api/v1/members`: a page of the members found; `total` counts all pages, `next` is there while there are more.
 * `cut`: more match than are counted.
 */
export const memberList = z
  .object({ items: z.array(memberAccount), total: z.int().min(0), cut: z.boolean(), next: z.string().optional() })
  .meta({ id: 'MemberList' });
export type MemberList = z.infer<typeof memberList>;

/** `GET /api/v1/staff-names`: names of the site's staff. Pages mark them; a name cannot. */
export const staffNames = z.object({ names: z.array(z.string()) }).meta({ id: 'StaffNames' });

/** `GET /api/v1/members/:userId/former-names`: of the last 90 days, the newest first. */
export const formerNames = z
  .object({ names: z.array(z.object({ name: z.string(), givenUpAt: z.iso.datetime() })) })
  .meta({ id: 'FormerNames' });
export type FormerNames = z.infer<typeof formerNames>;

/** `GET /api/v1/odd-names`: names from before the rules that would be refused today, and why. */
export const oddNames = z
  .object({
    names: z.array(
      z.object({ userId: z.string(), name: z.string(), why: z.enum(['taken', 'reserved', ...nameFaults]) }),
    ),
  })
  .meta({ id: 'OddNames' });
export type OddNames = z.infer<typeof oddNames>;

/**
 * One action: what, by whom (`name` null for an account that is gone or a program), when, why. `text`: null where none
 * is stored.
 */
export const memberHistoryEntry = z
  .object({
    act: z.enum(memberActions),
    at: z.iso.datetime(),
    by: z.object({ userId: z.string(), name: z.string().nullable() }),
    reason: z.object({ code: reasonCode, text: z.string().nullable() }),
    tier: tier.optional(),
    paidThrough: z.iso.date().nullable().optional(),
    what: accountLimit.optional(),
    until: z.iso.datetime().nullable().optional(),
  })
  .meta({ id: 'MemberHistoryEntry' });
export type MemberHistoryEntry = z.infer<typeof memberHistoryEntry>;

/** `GET /api/v1/members/:userId/history`: newest first. */
export const memberHistoryAnswer = z
  .object({ userId: z.string(), history: z.array(memberHistoryEntry) })
  .meta({ id: 'MemberHistory' });
export type MemberHistoryAnswer = z.infer<typeof memberHistoryAnswer>;
