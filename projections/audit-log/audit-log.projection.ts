import type { HistoryKindName } from '#domain';
import type { Event } from '#kernel';
import type { Projection } from '#read-store';
import { type AuditLogDoc, isForStaffAlone, auditEntryOf, loggedEvents } from './audit-entry.ts';

const POSITION_DIGITS = 16;
/** Accounts and the installation are for admins only. */
const ofAdmins: Partial<Record<HistoryKindName, string>> = {
  member: 'members',
  'file-read': 'members',
  operation: 'operations',
};

const channelOf = (kind: HistoryKindName): string => ofAdmins[kind] ?? `history:${kind}`;

/** Prefix of entries for staff only on items that others see as well: reports, and actions of the team. */
const OF_STAFF = 'staff:';
/**
 * All of these move an item of the queue, which sends its own changes, but not to the users concerned: none can join.
 */
const TOLD_BY_THE_QUEUE = 'audit-log';
const isToldByTheQueue = (key: string): boolean => key.startsWith(OF_STAFF) || key.startsWith('report|');

/** View `audit-log`: the actions on the site, without users' private ones and single votes. */
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
    const act = auditEntryOf(event);
    if (!act) return [];
    const whose = isForStaffAlone(event) ? OF_STAFF : '';
    return [`${whose}${act.kind}|${String(event.position).padStart(POSITION_DIGITS, '0')}`];
  },
  channel: (key) =>
    isToldByTheQueue(key) ? TOLD_BY_THE_QUEUE : channelOf(key.slice(0, key.indexOf('|')) as HistoryKindName),
  evolve: (_, event) => auditEntryOf(event),
};
