import type { HistoryKindName } from '#domain';
import type { Event } from '#kernel';
import type { Projection } from '#read-store';
import { type AuditLogDoc, isForStaffAlone, loggedAct, loggedEvents } from './logged-act.ts';

const POSITION_DIGITS = 16;
/** Of accounts and of the installation only admins hear. */
const ofAdmins: Partial<Record<HistoryKindName, string>> = {
  member: 'members',
  'file-read': 'members',
  operation: 'operations',
};

/** In which news of a kind of item is said. */
const channelOf = (kind: HistoryKindName): string => ofAdmins[kind] ?? `history:${kind}`;

/** What staff alone are told of items that others look at as well: that others told the team, and what the team does. */
const OF_STAFF = 'staff:';
/** All of that moves an item of the queue, which tells its own news, but for whom they are about: nobody joins this one. */
const TOLD_BY_THE_QUEUE = 'audit-log';
const isToldByTheQueue = (key: string): boolean => key.startsWith(OF_STAFF) || key.startsWith('report|');

/** View `audit-log`: what was done on the site, act by act, but for what is a person's own and for each vote. */
export const auditLog: Projection<Event, AuditLogDoc> = {
  name: 'audit-log',
  version: 2,
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
    if (!act) return [];
    const whose = isForStaffAlone(event) ? OF_STAFF : '';
    return [`${whose}${act.kind}|${String(event.position).padStart(POSITION_DIGITS, '0')}`];
  },
  channel: (key) =>
    isToldByTheQueue(key) ? TOLD_BY_THE_QUEUE : channelOf(key.slice(0, key.indexOf('|')) as HistoryKindName),
  evolve: (_, event) => loggedAct(event),
};
