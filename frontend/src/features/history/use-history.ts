import {
  history,
  type HistoryEntry,
  type HistoryKindWord,
  historyKindNames,
  historyKindsOfStaff,
  type ItemHistory,
  type LogEntry,
} from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { type PagedList, usePagedList } from '../../lib/lists/use-paged-list.ts';
import { type LiveView, useLiveView } from '../../lib/live-views/use-live-view.ts';
import { useSession } from '../../lib/session/use-session.ts';

export type OfHistory = { readonly kind: HistoryKindWord; readonly itemId: string };
/** Days as 2026-11-23, by the reader's clock; each is empty where it narrows nothing. */
export type HistoryFilters = { actor: string; act: string; from: string; to: string };

/** Whose own they are, whoever else may look at what they hold. */
const ownAlone: readonly HistoryKindWord[] = ['garage', 'honours', 'recap'];

/** News of lap times is told car by car: nobody who looks at one cell hears of all. */
const listening = ({ kind, itemId }: OfHistory, forStaff: boolean) => {
  if (kind === 'cell')
    return { channels: [`car:${itemId.slice(0, itemId.indexOf('|'))}`], alsoOf: ['cell-story', 'lap-times'] };
  if (ownAlone.includes(kind))
    return { channels: ['own-account'], alsoOf: ['garage-copies', 'garages', 'honours', 'recaps'] };
  if (historyKindsOfStaff.includes(kind) && !forStaff) return { channels: ['own-account'], alsoOf: ['notifications'] };
  return forStaff && !(kind in ofAdmins)
    ? { channels: [channelOf(kind), QUEUE], alsoOf: ['waiting'] }
    : { channels: [channelOf(kind)] };
};

/** Of what staff alone are told, whatever it is done to, the queue tells. */
const QUEUE = 'queue';

const ofAdmins: Partial<Record<HistoryKindWord, string>> = { member: 'members', operation: 'operations' };
const channelOf = (kind: HistoryKindWord): string => ofAdmins[kind] ?? `history:${kind}`;

/** Whether all of it is asked for, as staff may: of accounts only admins, of what is one’s own nobody. */
export function useIsForStaff(kind: HistoryKindWord): boolean | undefined {
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

/** What the item is, and as it was after an entry (its id, or empty). */
export function useHistoryHead(of: OfHistory, at: string, forStaff: boolean): LiveView<ItemHistory> {
  return useLiveView({
    key: ['audit-log', 'head', of.kind, of.itemId, at, String(forStaff)],
    ...listening(of, forStaff),
    unkept: true,
    ask: () => ask(askFor(forStaff), { params: of, query: { limit: 1, ...(at !== '' && { at }) } }),
  });
}

/** The entries of an item's history, newest first. */
export function useHistoryEntries(of: OfHistory, filters: HistoryFilters, forStaff: boolean): PagedList<HistoryEntry> {
  const { actor, act, from, to } = filters;
  return usePagedList({
    key: ['audit-log', 'entries', of.kind, of.itemId, actor, act, from, to, String(forStaff)],
    ...listening(of, forStaff),
    unkept: true,
    ask: (after) =>
      ask(askFor(forStaff), {
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

/** What was done on the site, newest first. */
export function useHistoryLog(filters: LogFilters): PagedList<LogEntry> {
  const { kind, act, actor, from, to } = filters;
  return usePagedList({
    key: ['audit-log', 'log', kind, act, actor, from, to],
    channels: [...historyKindNames.filter((one) => !(one in ofAdmins)).map(channelOf), QUEUE],
    alsoOf: ['waiting'],
    unkept: true,
    ask: (after) =>
      ask(history.log, {
        query: {
          ...asked(filters),
          ...(kind !== '' && { kind: kind as HistoryKindWord }),
          ...(kind !== '' && act !== '' && { act: act as LogEntry['act'] }),
          ...(after !== undefined && { after }),
        },
      }),
  });
}
