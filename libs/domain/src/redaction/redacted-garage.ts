import { hasNames, isMadeId, knownCriteria } from '#racing';
import type {
  GarageCopiesKept,
  GarageCopiesRemoved,
  GarageEvent,
  GarageGroupRemoved,
  GarageGroupSaved,
  GarageNoteWritten,
} from '../garage/garage.events.ts';
import type { Redact, Redaction, Stored } from './redaction.ts';

/** Ids that a user's device chose (docs/decisions/0111); those of a demonstration are no user's text. */
const madeIds = ({ meta }: Stored, owner: string, { idOf }: Redaction) => {
  const isPersons = meta.actor === owner;
  return (id: string) => (isPersons && !isMadeId(id) ? idOf(owner, id) : id);
};

const group: Redact = (event, redaction) => {
  const { version = 1, meta } = event;
  const data = event.data as GarageGroupSaved['data'];
  const { owner, textId, criteria, pictureCarId } = data;
  const groupId = madeIds(event, owner, redaction)(data.groupId);
  const isCar = pictureCarId !== null && redaction.cars.has(pictureCarId);
  const named = { ...data, groupId, pictureCarId: isCar ? pictureCarId : null };
  if (version > 1)
    return groupId === data.groupId && named.pictureCarId === pictureCarId ? undefined : { version, data: named };
  const moved = hasNames(criteria) ? { moved: { textId, owner: meta.actor, criteria } } : {};
  return { version: 2, data: { ...named, criteria: knownCriteria(criteria, redaction.known) }, ...moved };
};

const groupRemoved: Redact = (event, redaction) => {
  const { owner, groupId } = event.data as GarageGroupRemoved['data'];
  const made = madeIds(event, owner, redaction)(groupId);
  return made === groupId ? undefined : { version: event.version ?? 1, data: { owner, groupId: made } };
};

const copies: Redact = (event, redaction) => {
  const data = event.data as GarageCopiesKept['data'];
  const made = madeIds(event, data.owner, redaction);
  if (data.copies.every(({ copyId }) => made(copyId) === copyId)) return undefined;
  const named = data.copies.map((copy) => ({ ...copy, copyId: made(copy.copyId) }));
  return { version: event.version ?? 1, data: { ...data, copies: named } };
};

const copiesRemoved: Redact = (event, redaction) => {
  const { owner, copyIds } = event.data as GarageCopiesRemoved['data'];
  const made = copyIds.map(madeIds(event, owner, redaction));
  return made.every((id, at) => id === copyIds[at])
    ? undefined
    : { version: event.version ?? 1, data: { owner, copyIds: made } };
};

const note: Redact = (event, redaction) => {
  const { owner, copyId, textId } = event.data as GarageNoteWritten['data'];
  const made = madeIds(event, owner, redaction)(copyId);
  return made === copyId ? undefined : { version: event.version ?? 1, data: { owner, copyId: made, textId } };
};

/** Garage events without the users' texts that earlier releases allowed in them. */
export const redactedGarage = {
  GarageCopiesKept: copies,
  GarageCopiesRemoved: copiesRemoved,
  GarageNoteWritten: note,
  GarageGroupSaved: group,
  GarageGroupRemoved: groupRemoved,
} satisfies Partial<Record<GarageEvent['type'], Redact>>;
