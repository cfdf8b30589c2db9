import type { ActorId, Asking } from '#kernel';

/** Whether it is somebody who runs the installation, by its command line, or a job that they or a start began. */
export const isOperator = ({ actor }: Asking): boolean =>
  actor !== undefined && (actor.startsWith('system:') || actor.startsWith('job:'));

/** Whether it is a moderator or an admin. */
export const isStaff = ({ role }: Asking): boolean => role !== undefined;

/** Whether anybody is signed in. */
export const isMember = ({ actor }: Asking): boolean => actor !== undefined;

/** The command line of whoever runs the installation. */
export const operator = 'system:ops' as ActorId;
