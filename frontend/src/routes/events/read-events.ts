import { plannedEventFacts } from '#contracts';
import type { PlannedEventFacts } from '#contracts';

/** An event of a file, or why it is none: the places in it that cannot be read. */
export type ReadEvent =
  | { readonly name: string; readonly facts: PlannedEventFacts; readonly faults?: undefined }
  | { readonly name: string; readonly faults: readonly string[] };

/** What may be left out, as it is then. */
const usual = {
  kind: 'other',
  longTerm: false,
  rqLimit: null,
  requirements: [],
  tracksets: [],
  hints: [],
  regions: [],
  rewards: [],
  links: [],
};

/** Reads one event or a list of them; undefined for what is no JSON. */
export function readEvents(text: string): readonly ReadEvent[] | undefined {
  const parsed = asJson(text);
  if (parsed === undefined) return undefined;
  return (Array.isArray(parsed) ? (parsed as unknown[]) : [parsed]).map(readEvent);
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function readEvent(given: unknown, at: number): ReadEvent {
  const told = typeof given === 'object' && given !== null ? given : {};
  const name = 'name' in told && typeof told.name === 'string' ? told.name : `#${at + 1}`;
  const read = plannedEventFacts.safeParse({ timeZone: 'UTC', ...usual, ...told });
  if (read.success) return { name, facts: read.data };
  return { name, faults: [...new Set(read.error.issues.map(({ path }) => path.join('.')))] };
}
