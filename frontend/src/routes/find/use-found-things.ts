import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { challenges, groups, people, plannedEvents } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { eventPath } from '../../lib/event-paths.ts';
import { useQuery } from '../../lib/live-views/use-live-view.ts';
import { challengePath, pages, personPath } from '../../lib/paths.ts';
import { findPlaces } from './use-places.ts';

/** A challenge, an event, a group or a user. */
export type FoundThing = { key: string; group: string; name: string; path: string };

/** For each kind at most. */
const MAX_COUNT = 4;
/** A name is looked up after this pause in typing. */
const QUIET_MS = 350;
const NAME_CHARACTERS_MIN = 3;
/** The response depends on the caller. */
const uncached = true;

/** Challenges, events, groups and users that a text finds; unavailable ones are not found. */
export function useFoundThings(query: string): readonly FoundThing[] {
  const { t } = useTranslation(['find', 'shell']);
  const isAsked = query !== '';
  const { known, events, listed } = useKnownThings(isAsked);
  const person = usePersonNamed(query);
  return useMemo(() => {
    if (!isAsked) return [];
    const among = (group: string, all: readonly Omit<FoundThing, 'group' | 'key'>[]): readonly FoundThing[] =>
      findPlaces(all, query)
        .slice(0, MAX_COUNT)
        .map(({ name, path }) => ({ key: `${group} ${path}`, group, name, path }));
    return [
      ...among(
        t('shell:menu.Challenges'),
        (known ?? []).map(({ challengeId, facts: { name } }) => ({ name, path: challengePath(challengeId) })),
      ),
      ...among(
        t('shell:menu.Events'),
        (events ?? []).map(({ eventId, facts: { name } }) => ({ name, path: eventPath(eventId) })),
      ),
      ...among(
        t('shell:menu.Community'),
        (listed ?? []).map(({ groupId, name }) => ({
          name,
          path: `${pages.community}?${new URLSearchParams({ group: groupId }).toString()}`,
        })),
      ),
      ...(person === undefined
        ? []
        : [{ key: `person ${person}`, group: t('find:players'), name: person, path: personPath(person) }]),
    ];
  }, [isAsked, query, known, events, listed, person, t]);
}

function useKnownThings(isAsked: boolean) {
  const ofChallenges = useQuery(
    isAsked ? { key: ['find', 'challenges'], uncached, ask: () => queryApi(challenges.list) } : null,
  );
  const ofEvents = useQuery(
    isAsked
      ? { key: ['find', 'events'], uncached, ask: () => queryApi(plannedEvents.list, { query: { limit: 200 } }) }
      : null,
  );
  const ofGroups = useQuery(isAsked ? { key: ['find', 'groups'], uncached, ask: () => queryApi(groups.list) } : null);
  return { known: ofChallenges.value?.items, events: ofEvents.value?.items, listed: ofGroups.value?.items };
}

/** The name of the user whom the full text names, regardless of spelling variants. */
function usePersonNamed(query: string): string | undefined {
  const name = useQuiet(query);
  const isName = name === query && name.length >= NAME_CHARACTERS_MIN;
  const { value } = useQuery(
    isName ? { key: ['find', 'person', name], uncached, ask: () => queryApi(people.one, { params: { name } }) } : null,
  );
  return isName ? value?.name : undefined;
}

function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState(text);
  useEffect(() => {
    const waiting = setTimeout(() => setQuiet(text), QUIET_MS);
    return () => clearTimeout(waiting);
  }, [text]);
  return quiet;
}
