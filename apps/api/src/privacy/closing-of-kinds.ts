import {
  CloseGroup,
  DismissReport,
  personGone,
  type QueueItem,
  RejectAppeal,
  RemoveCarReview,
  RemoveTemplate,
  suggestionOfItem,
  WithdrawCarLoop,
  WithdrawCarPhoto,
  WithdrawTranslation,
  partsOf,
} from '#domain';
import { commandMeta } from '#event-store';
import type { ActorId, Command, Meta } from '#kernel';

const site = 'system:erasure' as ActorId;

type Item = Pick<QueueItem, 'kind' | 'itemId' | 'submitters' | 'owner'>;
type Made = (itemId: string, userId: ActorId, make: Make) => Command;
type Make = <One extends Command>(
  type: new (data: One['data'], meta: Meta) => One,
  data: One['data'],
  by: Pick<Meta, 'actor' | 'role'>,
) => One;

const asSite = { actor: site, role: 'admin' } as const;

/** How a user's submission is closed: as they would, or as the site where only staff may. */
const submitted: Partial<Record<QueueItem['kind'], Made>> = {
  template: (templateId, actor, make) => make(RemoveTemplate, { templateId }, { actor }),
  'car-photo': (itemId, actor, make) => {
    const [carId, photoId] = partsOf(itemId);
    return make(WithdrawCarPhoto, { carId, photoId }, { actor });
  },
  'car-loop': (itemId, actor, make) => {
    const [carId, loopId] = partsOf(itemId);
    return make(WithdrawCarLoop, { carId, loopId }, { actor });
  },
  group: (groupId, actor, make) => make(CloseGroup, { groupId }, { actor }),
  translation: (itemId, actor, make) => make(WithdrawTranslation, suggestionOfItem(itemId), { actor }),
  appeal: (appealId, _, make) => make(RejectAppeal, { appealId, reason: personGone }, asSite),
};

const about: Partial<Record<QueueItem['kind'], Made>> = {
  report: (reportId, _, make) => make(DismissReport, { reportId, reason: personGone }, asSite),
  'car-review': (itemId, author, make) => {
    const [carId] = partsOf(itemId);
    return make(RemoveCarReview, { carId, author }, { actor: author });
  },
};

const isAbout = ({ kind, itemId, owner }: Item, userId: string): boolean =>
  (kind === 'report' && owner === userId) || (kind === 'car-review' && partsOf(itemId)[1] === userId);

/**
 * The command that closes a pending item once a user is erased; undefined where it is not theirs, or not about them:
 * times, rounds and cars are impersonal data, which moderators continue with.
 */
export const closingOf = (item: Item, userId: string, now: string): Command | undefined => {
  const { kind, itemId, submitters } = item;
  const ofThem = submitters.some((one) => one === userId) ? submitted[kind] : undefined;
  const made = isAbout(item, userId) ? about[kind] : ofThem;
  return made?.(itemId, userId as ActorId, (type, data, by) => {
    const key = { name: type.name, data, idempotencyKey: `erased ${userId} ${kind} ${itemId}`, now };
    return new type(data, commandMeta({ ...key, ...by }));
  });
};

/** Whether others' texts on an item are deleted with the user it is about. */
export const textsGoWith = (item: Item, userId: string): boolean => item.kind === 'report' && isAbout(item, userId);
