import { type ActorId, type Caller, permissionTable } from '#kernel';
import { isOperator, isStaff } from '../caller-roles.ts';
import type { CarState } from './car.state.ts';

type In<Status> = Status extends string ? { readonly status: Status } : never;
/** The relevant state of a car; of a waiting one, who added it. */
type CarItem = In<CarState['status']> & { readonly addedBy?: ActorId | undefined };

/** No user reviews their own car. */
const other = 'moderator or admin who did not add it';
const isOther = (by: Caller, { addedBy }: CarItem): boolean => isStaff(by) && addedBy !== by.actor;

/**
 * Who may do what to a car: the operator, by the command line, and the operator's jobs. A car's stats, and cars that
 * wait for a check, are for moderators.
 */
export const carPermissions = permissionTable(
  [
    { command: 'release-car', from: ['unknown', 'pending', 'retired'], to: 'released', who: 'operator' },
    { command: 'import-car', from: 'any', to: 'released', who: 'operator' },
    { command: 'import-car-history', from: 'any', to: 'released', who: 'operator' },
    { command: 'revise-car', from: 'released', to: 'released', who: 'operator' },
    { command: 'revise-car', from: 'released', to: 'released', who: 'moderator or admin' },
    { command: 'add-pending-car', from: 'unknown', to: 'pending', who: 'moderator or admin' },
    { command: 'revise-pending-car', from: 'pending', to: 'pending', who: 'moderator or admin' },
    { command: 'approve-pending-car', from: 'pending', to: 'released', who: other },
    { command: 'dismiss-pending-car', from: 'pending', to: 'unknown', who: 'moderator or admin' },
    { command: 'retire-car', from: 'released', to: 'retired', who: 'operator' },
  ],
  {
    from: {
      unknown: {
        is: (car: CarItem) => car.status === 'unknown',
        otherwise: ({ status }: CarItem) => (status === 'pending' ? 'car-already-pending' : 'car-already-released'),
      },
      pending: {
        is: (car: CarItem) => car.status === 'pending',
        otherwise: ({ status }: CarItem) => (status === 'unknown' ? 'car-unknown' : 'car-not-pending'),
      },
      released: {
        is: (car: CarItem) => car.status === 'released',
        otherwise: ({ status }: CarItem) => (status === 'retired' ? 'car-retired' : 'car-unknown'),
      },
      retired: (car: CarItem) => car.status === 'retired',
    },
    who: {
      operator: isOperator,
      'moderator or admin': isStaff,
      [other]: { is: isOther, otherwise: 'queue-item-not-for-you' },
    },
  },
);
