import { permissionTable } from '#kernel';
import { isOperator } from '../caller-roles.ts';
import type { OperationAction } from './operation.events.ts';
import type { OperationStatus } from './operation.state.ts';

/** What admins may start from the site: reversible, and without files of the machine. */
export const adminActions: readonly OperationAction[] = ['rebuild', 'switch', 'verify', 'replay-parked'];

export type OperationItem = { readonly status: OperationStatus; readonly act: OperationAction | undefined };

const is = (...statuses: readonly OperationStatus[]) => ({
  is: ({ status }: OperationItem) => statuses.includes(status),
  otherwise: ({ status }: OperationItem) => (status === 'unknown' ? 'operation-unknown' : 'changed-meanwhile'),
});

/** Who may do what to the installation: the operator everything; admins operations on views. */
export const operationPermissions = permissionTable(
  [
    { command: 'begin-operation', from: 'not begun', to: 'running', who: 'operator' },
    { command: 'begin-operation', from: 'not begun', to: 'running', who: 'admin, of a view' },
    { command: 'pause-operation', from: 'running', to: 'paused', who: 'operator' },
    { command: 'pause-operation', from: 'running', to: 'paused', who: 'admin, of a view' },
    { command: 'resume-operation', from: 'paused', to: 'running', who: 'operator' },
    { command: 'resume-operation', from: 'paused', to: 'running', who: 'admin, of a view' },
    { command: 'halt-operation', from: ['running', 'paused'], to: 'halting', who: 'operator' },
    { command: 'halt-operation', from: ['running', 'paused'], to: 'halting', who: 'admin, of a view' },
    { command: 'end-operation', from: ['running', 'paused', 'halting'], to: 'ended', who: 'operator' },
  ],
  {
    from: {
      'not begun': is('unknown'),
      running: is('running'),
      paused: is('paused'),
      halting: is('halting'),
      ended: is('ended'),
    },
    who: {
      operator: isOperator,
      'admin, of a view': ({ role }, { act }: OperationItem) =>
        role === 'admin' && (act === undefined || adminActions.includes(act)),
    },
  },
);
