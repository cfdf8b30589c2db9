import { type Caller, permissionTable } from '#kernel';
import { isOperator } from '../caller-roles.ts';
import type { Incident } from './incident.state.ts';

const isAdmin = ({ role }: Caller): boolean => role === 'admin';

export const incidentPermissions = permissionTable(
  [
    { command: 'open-incident', from: 'new', to: 'open', who: 'admin' },
    { command: 'open-incident', from: 'new', to: 'open', who: 'operator' },
    { command: 'update-incident', from: 'open', to: 'open', who: 'admin' },
    { command: 'update-incident', from: 'open', to: 'open', who: 'operator' },
    { command: 'close-incident', from: 'open', to: 'closed', who: 'admin' },
    { command: 'close-incident', from: 'open', to: 'closed', who: 'operator' },
  ],
  {
    from: {
      new: { is: ({ status }: Incident) => status === 'new', otherwise: 'changed-meanwhile' },
      open: { is: ({ status }: Incident) => status === 'open', otherwise: 'incident-not-open' },
      closed: ({ status }: Incident) => status === 'closed',
    },
    who: { admin: isAdmin, operator: isOperator },
  },
);
