import type { HistoryKindName } from '#domain';
import type { Event } from '#kernel';
import type { Projection } from '#read-store';
import { type AuditLogDoc, loggedAct, loggedEvents } from './logged-act.ts';

const POSITION_DIGITS = 16;
/** Of accounts and of the installation only admins hear. */
const ofAdmins: Partial<Record<HistoryKindName, string>> = {
  member: 'members',
  'file-read': 'members',
  operation: 'operations',
};

/** In which news of a kind of item is said. */
const channelOf = (kind: HistoryKindName): string => ofAdmins[kind] ?? `history:${kind}`;

/** View `audit-log`: what was done on the site, act by act, but for what is a person's own and for each vote. */
export const auditLog: Projection<Event, AuditLogDoc> = {
  name: 'audit-log',
  version: 1,
  handles: loggedEvents,
  indexes: [
    ['at'],
    ['kind', 'at'],
    ['kind', 'act', 'at'],
    ['actor', 'at'],
    ['actor', 'kind', 'at'],
    ['actor', 'kind', 'act', 'at'],
  ],
  keysOf: (event) => {
    const act = loggedAct(event);
    return act ? [`${act.kind}|${String(event.position).padStart(POSITION_DIGITS, '0')}`] : [];
  },
  channel: (key) => channelOf(key.slice(0, key.indexOf('|')) as HistoryKindName),
  evolve: (_, event) => loggedAct(event),
};
