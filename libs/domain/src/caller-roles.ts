import type { ActorId, Caller } from '#kernel';

/** Whether it is the operator, by the command line, or a job that they or a start of the program started. */
export const isOperator = ({ actor }: Caller): boolean =>
  actor !== undefined && (actor.startsWith('system:') || actor.startsWith('job:'));

export const isStaff = ({ role }: Caller): boolean => role !== undefined;

/** Whether the user is logged in. */
export const isMember = ({ actor }: Caller): boolean => actor !== undefined;

export const operator = 'system:ops' as ActorId;
