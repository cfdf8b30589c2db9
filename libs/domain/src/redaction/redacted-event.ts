import { knownCriteria } from '#racing';
import type { ImportAdvanced } from '../catalogue-import/catalogue-import.events.ts';
import { reportedPages } from '../report/report.enums.ts';
import type { ReportMade } from '../report/report.events.ts';
import type { RoundContent } from '../round/round.events.ts';
import { isMachineMade } from './machine-made.ts';
import { redactedGarage } from './redacted-garage.ts';
import type { Part, Redact, RedactedEvent, Redaction, Stored } from './redaction.ts';

const round = ({ version = 1, data }: Stored, { known }: Redaction): Part | undefined => {
  if (version > 1) return undefined;
  const { content } = data as { readonly content: RoundContent };
  const { criteria } = content;
  if (criteria === undefined) return { version: 2, data };
  return { version: 2, data: { ...data, content: { ...content, criteria: knownCriteria(criteria, known) } } };
};

const TEXT_OF_SITE = /^[a-z]{2}\|[a-z]+:[\w.-]+$/;
const HOME = '/';

const report = ({ version = 1, data }: Stored): Part | undefined => {
  const { about } = data as ReportMade['data'];
  const { kind, itemId } = about;
  const isFine =
    (kind !== 'page' || (reportedPages as readonly string[]).includes(itemId)) &&
    (kind !== 'translation' || TEXT_OF_SITE.test(itemId));
  return isFine ? undefined : { version, data: { ...data, about: { kind: 'page', itemId: HOME } } };
};

/** Codes for why a line of a file of times was refused, by the part of the message that is not from the line. */
const whyRefused: readonly (readonly [sentence: RegExp, code: string])[] = [
  [/ is no car there is$/, 'car-unknown'],
  [/^nothing says that version .* is out$/, 'version-unknown'],
  [/ is no tune$/, 'tune-invalid'],
  [/ is no track in a condition of its own$/, 'track-unknown'],
  [/ is no number$/, 'not-a-number'],
  [/ is no time of /, 'time-invalid'],
  [/ stands on line \d+ already$/, 'duplicate'],
  [/^(names no car|has no)\b/, 'field-missing'],
  [/ may be /, 'ambiguous'],
];
const CODE = /^[a-z0-9-]+$/;
const REFUSED = 'refused';

const refusals = ({ version = 1, data }: Stored): Part | undefined => {
  const { refusals: lines = [], ...rest } = data as ImportAdvanced['data'];
  if (lines.every(({ reason }) => CODE.test(reason))) return undefined;
  const codeOf = (said: string) => whyRefused.find(([sentence]) => sentence.test(said))?.[1] ?? REFUSED;
  const coded = lines.map(({ line, reason }) => ({ line, reason: CODE.test(reason) ? reason : codeOf(reason) }));
  return { version, data: { ...rest, refusals: coded } };
};

const parts: Readonly<Record<string, Redact>> = {
  ...redactedGarage,
  RoundDraftSaved: round,
  RoundSubmitted: round,
  RoundFilled: round,
  ReportMade: report,
  ImportAdvanced: refusals,
};

/**
 * An event without the users' texts that events of earlier releases had (docs/decisions/0101, 0111); undefined where it
 * has none.
 */
export const redactedEvent = (event: Stored, redaction: Redaction): RedactedEvent | undefined => {
  const { correlationId, ...meta } = event.meta;
  const isFine = correlationId === undefined || isMachineMade(correlationId);
  const part = parts[event.type]?.(event, redaction);
  if (isFine && !part) return undefined;
  const { version = 1, data } = event;
  return { version, data, ...part, meta: isFine ? event.meta : meta };
};
