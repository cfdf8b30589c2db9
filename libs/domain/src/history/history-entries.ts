import type { ActorId, Event, Recorded } from '#kernel';
import { historyActionOf, historyKinds } from './history-kinds.ts';
import { type ActionOf, type HistoryValues, type HistoryState, nothingYet } from './history-kind.ts';
import type { HistoryKindName } from './history.enums.ts';

export type OfHistory = { readonly kind: HistoryKindName; readonly itemId: string };

export type HistoryEntry = {
  readonly event: Recorded;
  readonly does: ActionOf<Event>;
  readonly before: HistoryState;
  readonly after: HistoryState;
};

export const entriesOf = ({ kind, itemId }: OfHistory, events: readonly Recorded[]): readonly HistoryEntry[] => {
  const entries: HistoryEntry[] = [];
  let before = nothingYet;
  for (const event of events) {
    const found = historyActionOf(event);
    if (found?.kind !== kind || found.itemId !== itemId) continue;
    const after = stateAfter(before, found.does, event.data);
    entries.push({ event, does: found.does, before, after });
    before = after;
  }
  return entries;
};

const stateAfter = (
  before: HistoryState,
  { status, owner, hiddenFrom, facts }: ActionOf<Event>,
  data: object,
): HistoryState => {
  const now = typeof status === 'function' ? status(before, data) : (status ?? before.status);
  const whose = owner?.(data) ?? before.owner;
  const unknownTo = hiddenFrom?.(data) ?? before.hiddenFrom;
  return {
    status: now,
    facts: facts ? merged(before.facts, facts(data, before.facts)) : before.facts,
    ...(whose !== undefined && { owner: whose }),
    ...(unknownTo !== undefined && { hiddenFrom: unknownTo }),
  };
};

const merged = (before: HistoryValues, said: HistoryValues): HistoryValues =>
  Object.fromEntries(Object.entries({ ...before, ...said }).filter(([, value]) => value !== undefined));

export type ValueChange = { readonly name: string; readonly was?: unknown; readonly is?: unknown };

export const changesBetween = (before: HistoryState, after: HistoryState): readonly ValueChange[] => {
  const names = [...new Set([...Object.keys(before.facts), ...Object.keys(after.facts)])].filter(isShown);
  const changed = names.filter((name) => !isSame(before.facts[name], after.facts[name]));
  const status =
    statusOf(before) === statusOf(after) ? [] : [{ name: 'status', was: statusOf(before), is: statusOf(after) }];
  return [...status, ...changed.map((name) => ({ name, was: before.facts[name], is: after.facts[name] }))];
};

/** Names with `_` are internal: they are stored for later actions only. */
const isShown = (name: string): boolean => !name.startsWith('_');

export const valuesOf = (state: HistoryState): readonly { readonly name: string; readonly is: unknown }[] => [
  ...(statusOf(state) === undefined ? [] : [{ name: 'status', is: state.status }]),
  ...Object.keys(state.facts)
    .filter(isShown)
    .map((name) => ({ name, is: state.facts[name] })),
];

/** Items without a real status have `KNOWN`. */
const statusOf = ({ status }: HistoryState) => (status === nothingYet.status || status === KNOWN ? undefined : status);
const KNOWN = 'known';
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

export type Visibility = 'all' | 'own' | 'public';
export type Reader = { readonly actor?: ActorId | undefined; readonly role?: 'moderator' | 'admin' | undefined };

/** How much of the item a reader sees now; undefined: for them the item does not exist. */
export const visibilityOf = (
  { kind, itemId }: OfHistory,
  state: HistoryState,
  { actor, role }: Reader,
  now: string,
): Visibility | undefined => {
  const { seenBy, ownerOnly = [], nobody = [], isPublic } = historyKinds[kind];
  if (nobody.includes(state.status)) return undefined;
  const owner = state.owner ?? (seenBy === 'moderators' ? undefined : itemId);
  const isOwn = actor !== undefined && actor === owner;
  if (actor !== undefined && actor === state.hiddenFrom) return undefined;
  // For their own items staff see what any owner sees: not who reported it, nor which moderator handled that.
  if (isOwn && tellsOfOthers(kind)) return 'own';
  const isOpen = seenBy !== 'owner' && !ownerOnly.includes(state.status);
  if (isOpen && (seenBy === 'admins' ? role === 'admin' : role !== undefined)) return 'all';
  if (isOwn) return 'own';
  return isPublic(state, now) ? 'public' : undefined;
};

/** Whether users other than owner and staff act on such an item, visible to staff only. */
const tellsOfOthers = (kind: HistoryKindName): boolean =>
  Object.values<ActionOf<Event>>(historyKinds[kind].acts).some(isReport);
const isReport = ({ told, byStaff }: ActionOf<Event>): boolean => told === 'staff' && byStaff !== true;

/** The entries that a reader sees, each with the last state visible to them before it. */
export const visibleEntries = (
  of: OfHistory,
  entries: readonly HistoryEntry[],
  sight: Visibility,
  now: string,
): readonly HistoryEntry[] => {
  const { isPublic, factsForStaff } = historyKinds[of.kind];
  const isTold = ({ does: { told = 'everybody' }, before, after }: HistoryEntry): boolean => {
    if (sight === 'all') return true;
    // A report that was dismissed.
    if (before.status === REPORTED && after.status === UNREPORTED) return false;
    return sight === 'own' ? told !== 'staff' : told === 'everybody' && isPublic(after, now);
  };
  const shown = (state: HistoryState): HistoryState => {
    if (sight === 'all') return state;
    const quiet = state.status === REPORTED ? { ...state, status: UNREPORTED } : state;
    return sight === 'public' ? redacted(quiet, factsForStaff) : quiet;
  };
  let known = nothingYet;
  return entries.filter(isTold).map((entry) => {
    const before = known;
    known = shown(entry.after);
    return { ...entry, before, after: known };
  });
};

/** A report is no change of status for readers who do not see reports. */
const REPORTED = 'reported';
const UNREPORTED = 'approved';

/** Users' texts may have been deleted since, for a reason: they are read only where they are shown now. */
const redacted = (state: HistoryState, factsForStaff: true | undefined): HistoryState => {
  if (factsForStaff) return { ...state, facts: {} };
  const facts = Object.entries(state.facts);
  const shown = facts.filter(([, value]) => !isWords(value));
  return shown.length === facts.length ? state : { ...state, facts: Object.fromEntries(shown) };
};

const isWords = (value: unknown): boolean => typeof value === 'object' && value !== null && 'textId' in value;

/** Staff who acted for the site are shown as its team, except to staff. */
export const isActorVisible = ({ does, event, after }: HistoryEntry, sight: Visibility): boolean =>
  sight === 'all' || does.byStaff !== true || event.meta.actor === after.owner;

/** The reason, as a code; and the actor's note, by its id, where this reader may see it. */
export const reasonOf = ({ does, event }: HistoryEntry, sight: Visibility) => {
  const { reason, reasonCode, fault, textId, reasonTextId } = event.data as Readonly<
    Record<string, string | undefined>
  >;
  const note = reasonTextId ?? textId;
  const isNote = does.facts === undefined || reason !== undefined || reasonCode !== undefined;
  const mayRead = does.note !== 'nobody' && (sight === 'all' || (sight === 'own' && does.note !== 'staff'));
  return { code: reasonCode ?? reason ?? fault, textId: isNote && mayRead ? note : undefined };
};
