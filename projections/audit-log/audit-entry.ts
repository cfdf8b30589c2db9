import { historyActionOf, type HistoryActionName, type HistoryKindName, loggedTypes } from '#domain';
import type { Event, Recorded } from '#kernel';

/** One action: its actor, item and reason; `id` is the event's, `at` ISO 8601. */
export type AuditLogDoc = {
  readonly id: string;
  readonly kind: HistoryKindName;
  readonly itemId: string;
  readonly act: HistoryActionName;
  readonly actor: string;
  readonly at: string;
  readonly reason: string | null;
};

export const loggedEvents = loggedTypes;

export const auditEntryOf = (event: Recorded<Event>): AuditLogDoc | undefined => {
  const found = historyActionOf(event);
  if (!found) return undefined;
  const { reason, reasonCode, fault } = event.data as Readonly<Record<string, string | undefined>>;
  return {
    id: event.id,
    kind: found.kind,
    itemId: found.itemId,
    act: found.does.act,
    actor: event.meta.actor,
    at: event.meta.at,
    reason: reasonCode ?? reason ?? fault ?? null,
  };
};

export const isForStaffAlone = (event: Event): boolean => historyActionOf(event)?.does.told === 'staff';
