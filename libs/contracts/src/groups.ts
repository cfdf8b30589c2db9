import { z } from 'zod';
import {
  ALL_COUNTRIES,
  GROUP_COUNTRIES_MAX,
  GROUP_NAME_MAX,
  GROUP_TEXT_MAX,
  groupActions,
  groupFaults,
  groupKinds,
  groupPlatforms,
} from './groups.enums.ts';
import { plainLink } from './plain-link.ts';

const person = z.object({ userId: z.string(), name: z.string().nullable() });
const size = z.number().int().min(0).max(10_000_000);

/**
 * A group of the directory. `countries`: ISO 3166, or `global`; `language`: ISO 639; `stale`: not confirmed for long;
 * `inviteInfo`: what a request to join should contain for its owner; `offeredTo`: who may take it over, for its owner
 * and for them.
 */
export const group = z
  .object({
    groupId: z.string(),
    by: person,
    name: z.string(),
    description: z.string().nullable(),
    link: z.string().nullable(),
    inviteInfo: z.string().nullable(),
    platform: z.enum(groupPlatforms),
    kind: z.enum(groupKinds),
    countries: z.array(z.string()),
    language: z.string(),
    size,
    status: z.enum(['waiting', 'approved', 'reported', 'declined', 'closed']),
    reason: z.enum(groupFaults).nullable(),
    confirmedAt: z.iso.datetime(),
    stale: z.boolean(),
    offeredTo: person.nullable(),
    allowed: z.array(z.enum(groupActions)),
  })
  .meta({ id: 'Group' });
export type Group = z.infer<typeof group>;

/** A request to join a group; `answer`: how to get in, or why not. */
export const joinRequest = z
  .object({
    groupId: z.string(),
    group: z.string(),
    member: person,
    text: z.string().nullable(),
    status: z.enum(['asked', 'accepted', 'declined']),
    answer: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'JoinRequest' });
export type JoinRequest = z.infer<typeof joinRequest>;

export const groupList = z.object({ items: z.array(group) }).meta({ id: 'GroupList' });

/** The user's groups, those offered to the user, requests to join the user's groups, and the user's own requests. */
export const myGroups = z
  .object({
    items: z.array(group),
    offered: z.array(group),
    requests: z.array(joinRequest),
    asked: z.array(joinRequest),
  })
  .meta({ id: 'MyGroups' });
export type MyGroups = z.infer<typeof myGroups>;

const words = z.string().trim().min(1).max(GROUP_TEXT_MAX);

/** `POST /api/v1/groups`: a public group has a link, a private one explains what a join request should contain. */
export const submitGroupBody = z
  .object({
    name: z.string().trim().min(3).max(GROUP_NAME_MAX),
    description: words.optional(),
    link: plainLink(300).optional(),
    inviteInfo: words.optional(),
    platform: z.enum(groupPlatforms),
    kind: z.enum(groupKinds),
    countries: z
      .array(
        z.union([
          z
            .string()
            .regex(/^[A-Z]{2}$/)
            .meta({ examples: ['DE'] }),
          z.literal(ALL_COUNTRIES),
        ]),
      )
      .min(1)
      .max(GROUP_COUNTRIES_MAX),
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .meta({ examples: ['de'] }),
    size,
  })
  .strict()
  .meta({ id: 'SubmitGroup' });
export type SubmitGroupBody = z.infer<typeof submitGroupBody>;

/** `PUT /api/v1/groups/:id`: all fields, also unchanged ones. */
export const reviseGroupBody = submitGroupBody.meta({ id: 'ReviseGroup' });

export const confirmGroupBody = z.object({ size }).strict().meta({ id: 'ConfirmGroup' });
export const reportGroupBody = z
  .object({ fault: z.enum(groupFaults) })
  .strict()
  .meta({ id: 'ReportGroup' });
/** `name`: the display name of the new owner. */
export const offerGroupBody = z
  .object({ name: z.string().trim().min(1).max(100) })
  .strict()
  .meta({ id: 'OfferGroup' });
export const requestToJoinBody = z.object({ text: words }).strict().meta({ id: 'AskToJoinGroup' });
export const answerJoinBody = z
  .object({ accepted: z.boolean(), text: words.optional() })
  .strict()
  .meta({ id: 'AnswerJoinRequest' });
