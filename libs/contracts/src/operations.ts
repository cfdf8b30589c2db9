import { z } from 'zod';
import {
  adminActionCodes,
  operationActionCodes,
  operationOutcomeCodes,
  operationReasonCodes,
} from './operation.enums.ts';

const count = z.number().int().nonnegative();
const moment = z.iso.datetime();

/** A user by their current name, null for a former player; all null: the command line. */
const person = z.object({ userId: z.string(), name: z.string().nullable() });

/** An operation on the installation itself. `target`: a view, `all` of them, or an account. */
export const operationDto = z
  .object({
    operationId: z.string(),
    act: z.enum(operationActionCodes),
    target: z.string().nullable(),
    by: person.nullable(),
    reason: z.enum(operationReasonCodes),
    begunAt: moment,
    status: z.enum(['running', 'paused', 'halting', 'ended']),
    endedAt: moment.nullable(),
    outcome: z.enum(operationOutcomeCodes).nullable(),
    figures: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  })
  .meta({ id: 'Operation' });
export type OperationDto = z.infer<typeof operationDto>;

/** Progress as last reported: `position` of `of`. */
const progress = z.object({
  view: z.string().nullable(),
  position: count,
  of: count,
  secondsLeft: z.number().nonnegative().nullable(),
});

/** One version of one view: how far it is behind the log, in positions, and what is wrong with it. */
export const viewStatus = z
  .object({
    name: z.string(),
    version: count,
    known: z.boolean(),
    position: count.nullable(),
    behind: count.nullable(),
    rate: z.number().nullable(),
    secondsLeft: z.number().nonnegative().nullable(),
    workedBy: z.string().nullable(),
    parkedCount: count,
    parked: z.array(z.object({ key: z.string(), position: count, error: z.string() })),
    trouble: z.object({ at: moment, message: z.string() }).nullable(),
    aside: z.object({ position: count, kind: z.enum(['built', 'before']) }).nullable(),
  })
  .meta({ id: 'ViewStatus' });
export type ViewStatusDto = z.infer<typeof viewStatus>;

/** `GET /api/v1/operations/status`. `progress` is null where no one works at it any longer. */
export const installationStatus = z
  .object({
    logId: z.string(),
    head: count,
    views: z.array(viewStatus),
    /** What views must agree on, as samples compared it so far; null: none was taken yet. */
    sampled: z
      .object({
        at: moment,
        equalities: z.array(
          z.object({ name: z.string(), views: z.array(z.string()), compared: count, unequal: z.array(z.string()) }),
        ),
      })
      .nullable(),
    running: z.array(z.object({ operation: operationDto, progress: progress.nullable() })),
    lastBackup: operationDto.nullable(),
    lastDrill: operationDto.nullable(),
  })
  .meta({ id: 'InstallationStatus' });
export type InstallationStatus = z.infer<typeof installationStatus>;

/** `GET /api/v1/operations`: newest first. */
export const operationPage = z
  .object({ items: z.array(operationDto), next: z.string().optional() })
  .meta({ id: 'OperationPage' });
export type OperationPage = z.infer<typeof operationPage>;

export const beginOperationBody = z
  .object({
    act: z.enum(adminActionCodes),
    target: z
      .string()
      .min(1)
      .max(80)
      .meta({ examples: ['lap-times'] }),
    reason: z.enum(operationReasonCodes),
  })
  .meta({ id: 'BeginOperation' });

export const steerOperationBody = z.object({ reason: z.enum(operationReasonCodes) }).meta({ id: 'SteerOperation' });
