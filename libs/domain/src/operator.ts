import type { ActorId } from '#kernel';

/** Whether it is somebody who runs the installation, by its command line, or a job that they or a start began. */
export const isOperator = (actor: ActorId): boolean => actor.startsWith('system:') || actor.startsWith('job:');

/** The command line of whoever runs the installation. */
export const operator = 'system:ops' as ActorId;
