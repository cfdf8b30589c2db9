import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import type { HistoryEntry as ShownEntry, HistoryPerson, HistoryQuery, ItemHistory } from '#contracts';
import {
  changesBetween,
  valuesOf,
  type HistoryEntry,
  isActorVisible,
  type OfHistory,
  reasonOf,
  type Visibility,
  visibleEntries,
} from '#domain';
import type { Caller } from '#kernel';
import { CursorUnreadable } from '#read-store';
import { Refused } from '../http/refused.ts';
import { ACCOUNTS } from '../ports.ts';
import { peopleIn, theTeam } from './people-in-history.ts';
import { undoableIn } from './undoing.ts';
import { textIdsIn, withTexts } from './texts-in-values.ts';

type Asked = {
  readonly of: OfHistory;
  readonly sight: Visibility;
  readonly query: HistoryQuery;
  readonly now: string;
  readonly by: Caller;
};

@Injectable()
export class HistoryPresenter {
  constructor(@Inject(ACCOUNTS) private readonly accounts: Accounts) {}

  async item(entries: readonly HistoryEntry[], { of, sight, query, now, by }: Asked): Promise<ItemHistory> {
    const told = visibleEntries(of, entries, sight, now).toReversed();
    const fitting = told.filter((entry) => isAskedFor(entry, query, sight));
    const { items, next } = pageOf(fitting, query);
    const at = query.at === undefined ? undefined : told.find(({ event }) => event.id === query.at);
    if (query.at !== undefined && !at) throw new Refused('history-unknown');
    const actorIds = told.filter((entry) => isActorVisible(entry, sight)).map(({ event }) => event.meta.actor);
    const undoable = sight === 'all' ? undoableIn(entries, by, now) : undefined;
    const show = await this.#shower(
      at ? [...items, at] : items,
      sight,
      actorIds,
      of.kind === 'member' ? [of.itemId] : [],
    );
    const withUndo = (entry: HistoryEntry) => ({ ...show.entry(entry), undo: undoable?.get(entry.event.id) ?? null });
    const name = of.kind === 'member' ? show.person(of.itemId).name : told[0]?.after.facts['name'];
    return {
      ...of,
      title: typeof name === 'string' ? name : null,
      sight,
      total: fitting.length,
      items: items.map(withUndo),
      ...(next !== undefined && { next }),
      actors: [...new Set(actorIds)].map(show.person).filter(({ as }) => as === 'person'),
      acts: [...new Set(told.map(({ does }) => does.act))],
      at: at ? { entry: withUndo(at), facts: show.facts(at) } : null,
    };
  }

  async #shower(
    entries: readonly HistoryEntry[],
    sight: Visibility,
    actorIds: readonly string[],
    owners: readonly string[],
  ) {
    const about = ({ does, event }: HistoryEntry) => does.about?.(event.data);
    const person = await peopleIn(this.accounts, [
      ...actorIds,
      ...owners,
      ...entries.flatMap((entry) => about(entry) ?? []),
    ]);
    const bodies = await this.accounts.texts.bodies([
      ...entries.flatMap((entry) => reasonOf(entry, sight).textId ?? []),
      ...entries.flatMap(({ before, after }) => [before.facts, after.facts].flatMap(textIdsIn)),
    ]);
    const by = (entry: HistoryEntry): HistoryPerson =>
      isActorVisible(entry, sight) ? person(entry.event.meta.actor) : theTeam;
    const shown = (entry: HistoryEntry): Omit<ShownEntry, 'undo'> => {
      const { code = null, textId = '' } = reasonOf(entry, sight);
      const whom = about(entry);
      return {
        id: entry.event.id,
        act: entry.does.act,
        at: entry.event.meta.at,
        by: by(entry),
        about: whom === undefined ? null : person(whom),
        reason: code,
        note: bodies.get(textId) ?? null,
        changes: changesBetween(entry.before, entry.after).map(({ name, was, is }) => ({
          name,
          was: withTexts(was, bodies),
          is: withTexts(is, bodies),
        })),
      };
    };
    const facts = ({ after }: HistoryEntry) =>
      valuesOf(after).map(({ name, is }) => ({ name, is: withTexts(is, bodies) }));
    return { entry: shown, person, facts };
  }
}

/** A filter must not reveal actors that are hidden from the caller. */
const isAskedFor = (entry: HistoryEntry, { actor, act, from, to }: HistoryQuery, sight: Visibility): boolean => {
  const { meta } = entry.event;
  return (
    (actor === undefined || (isActorVisible(entry, sight) && meta.actor === actor)) &&
    (act === undefined || entry.does.act === act) &&
    (from === undefined || meta.at >= from) &&
    (to === undefined || meta.at <= to)
  );
};

const pageOf = (fitting: readonly HistoryEntry[], { after, limit }: Pick<HistoryQuery, 'after' | 'limit'>) => {
  const place = after === undefined ? -1 : fitting.findIndex(({ event }) => event.id === after);
  if (after !== undefined && place < 0) throw new CursorUnreadable();
  const items = fitting.slice(place + 1, place + 1 + limit);
  return { items, next: place + 1 + limit < fitting.length ? items.at(-1)?.event.id : undefined };
};
