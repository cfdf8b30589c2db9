import {
  history,
  type HistoryEntry,
  type HistoryKindCode,
  historyKindNames,
  historyKindsOfStaff,
  type ItemHistory,
  type LogEntry,
} from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { type PagedList, usePagedList } from '../../lib/lists/use-paged-list.ts';
import { type LiveView, useLiveView } from '../../lib/live-views/use-live-view.ts';
import { useSession } from '../../lib/session/use-session.ts';

export type OfHistory = { readonly kind: HistoryKindCode; readonly itemId: string };
/** Days as 2026-11-23, in the user's time zone; an empty field filters nothing. */
export type HistoryFilters = { actor: string; act: string; from: string; to: string };

/** Only their owner sees these histories, whoever else may see the content. */
const ownAlone: readonly HistoryKindCode[] = ['garage', 'honours', 'recap'];

/** Lap time updates are pushed per car: viewing one cell does not subscribe to all. */
const listening = ({ kind, itemId }: OfHistory, forStaff: boolean) => {
  if (kind === 'cell')
    return { channels: [`car:${itemId.slice(0, itemId.indexOf('|'))}`], alsoOf: ['cell-history', 'lap-times'] };
  if (ownAlone.includes(kind))
    return { channels: ['own-account'], alsoOf: ['garage-copies', 'garages', 'contributor-consents', 'recaps'] };
  if (historyKindsOfStaff.includes(kind) && !forStaff) return { channels: ['own-account'], alsoOf: ['notifications'] };
  return forStaff && !(kind in ofAdmins)
    ? { channels: [channelOf(kind), QUEUE], alsoOf: ['review-queue'] }
    : { channels: [channelOf(kind)] };
};

/** Staff-only history of any kind is pushed on the queue channel. */
const QUEUE = 'queue';

const ofAdmins: Partial<Record<HistoryKindCode, string>> = { member: 'members', operation: 'operations' };
const channelOf = (kind: HistoryKindCode): string => ofAdmins[kind] ?? `history:${kind}`;

/** Whether the full history is requested, as staff may: for accounts only admins, for private data no one. */
export function useIsForStaff(kind: HistoryKindCode): boolean | undefined {
  const session = useSession();
  if (session.status === 'unknown') return undefined;
  if (session.status === 'signed-out' || ownAlone.includes(kind)) return false;
  return kind in ofAdmins ? session.admin : session.mod || session.admin;
}

const startOf = (day: string): string => new Date(`${day}T00:00:00`).toISOString();
const endOf = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();

const asked = ({ actor, from, to }: Omit<HistoryFilters, 'act'>) => ({
  ...(actor !== '' && { actor }),
  ...(from !== '' && { from: startOf(from) }),
  ...(to !== '' && { to: endOf(to) }),
});

const askFor = (forStaff: boolean) => (forStaff ? history.whole : history.one);

/** The item, and its state after an entry (its id, or empty). */
export function useHistoryHead(of: OfHistory, at: string, forStaff: boolean): LiveView<ItemHistory> {
  return useLiveView({
    key: ['audit-log', 'head', of.kind, of.itemId, at, String(forStaff)],
    ...listening(of, forStaff),
    uncached: true,
    ask: () => queryApi(askFor(forStaff), { params: of, query: { limit: 1, ...(at !== '' && { at }) } }),
  });
}

export function useHistoryEntries(of: OfHistory, filters: HistoryFilters, forStaff: boolean): PagedList<HistoryEntry> {
  const { actor, act, from, to } = filters;
  return usePagedList({
    key: ['audit-log', 'entries', of.kind, of.itemId, actor, act, from, to, String(forStaff)],
    ...listening(of, forStaff),
    uncached: true,
    ask: (after) =>
      queryApi(askFor(forStaff), {
        params: of,
        query: {
          ...asked(filters),
          ...(act !== '' && { act: act as HistoryEntry['act'] }),
          ...(after !== undefined && { after }),
        },
      }),
  });
}

export type LogFilters = HistoryFilters & { kind: string };

export function useHistoryLog(filters: LogFilters): PagedList<LogEntry> {
  const { kind, act, actor, from, to } = filters;
  return usePagedList({
    key: ['audit-log', 'log', kind, act, actor, from, to],
    channels: [...historyKindNames.filter((one) => !(one in ofAdmins)).map(channelOf), QUEUE],
    alsoOf: ['review-queue'],
    uncached: true,
    ask: (after) =>
      queryApi(history.log, {
        query: {
          ...asked(filters),
          ...(kind !== '' && { kind: kind as HistoryKindCode }),
          ...(kind !== '' && act !== '' && { act: act as LogEntry['act'] }),
          ...(after !== undefined && { after }),
        },
      }),
  });
}
