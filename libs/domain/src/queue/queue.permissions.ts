import { type Caller, permissionTable } from '#kernel';
import { isStaff } from '../caller-roles.ts';
import { participantsOf, isThereFor, type QueueItem } from './queue.state.ts';

/** An item at `now` (ISO 8601), or none. `able`: how many staff may decide it, where that was counted. */
export type ItemNow = {
  readonly item: QueueItem | undefined;
  readonly now: string;
  readonly able?: number | undefined;
};
type Known = ItemNow & { readonly item: QueueItem };

export const holderOf = ({ item, now }: ItemNow) => (item?.claim && item.claim.until > now ? item.claim.by : undefined);

const isWaiting = (of: ItemNow): of is Known => of.item?.status === 'waiting';
const otherwise = (of: ItemNow): string => {
  if (!of.item) return 'queue-item-unknown';
  if (!isWaiting(of)) return 'queue-item-decided';
  return holderOf(of) === undefined ? 'queue-item-not-claimed' : 'queue-item-taken';
};
const isFree = { is: (of: ItemNow): of is Known => isWaiting(of) && holderOf(of) === undefined, otherwise };
const isClaimed = { is: (of: ItemNow): of is Known => isWaiting(of) && holderOf(of) !== undefined, otherwise };
const isAsked = {
  is: (of: ItemNow): of is Known => isWaiting(of) && of.item.asked !== undefined,
  otherwise: (of: ItemNow) => (of.item ? 'queue-no-question' : 'queue-item-unknown'),
};
const isAs = (status: QueueItem['status']) => ({ is: ({ item }: ItemNow) => item?.status === status, otherwise });

const isSubmitter = ({ actor }: Caller, { item }: ItemNow): boolean =>
  actor !== undefined && (item?.submitters.includes(actor) ?? false);
const isAsker = ({ actor }: Caller, { item }: ItemNow): boolean =>
  actor !== undefined && item !== undefined && participantsOf(item).includes(actor);
const isHidden = (by: Caller, { item }: ItemNow): boolean => item !== undefined && !isThereFor(item, by);
const isAlone = ({ actor, role }: Caller, { item }: ItemNow): boolean =>
  role === 'admin' && actor !== undefined && item?.alone === actor;
/**
 * No one decides on their own item, except an admin who gave a reason where no one else may; items passed on to admins
 * are for admins, and those that a moderator is part of.
 */
export const isAbleToDecide = (by: Caller, of: ItemNow): boolean =>
  isStaff(by) &&
  !isHidden(by, of) &&
  (isAlone(by, of) || !isSubmitter(by, of)) &&
  (by.role === 'admin' || !isForAdmin(by, of));
const isLastAdmin = (by: Caller, of: ItemNow): boolean =>
  // For an unknown one no one is refused because of others: the error is that it does not exist.
  by.role === 'admin' && (!of.item || (of.able === 0 && !isHidden(by, of) && !isAbleToDecide(by, of)));
const isForAdmin = ({ actor }: Caller, { item }: ItemNow): boolean =>
  item?.passedTo === 'admin' || item?.forAdmin === true || (item !== undefined && item.barred === actor);
const isHolder = (by: Caller, of: ItemNow): boolean => {
  const holder = holderOf(of);
  return isAbleToDecide(by, of) && (holder === undefined || holder === by.actor);
};

/**
 * Who may do what to an item of the queue, whatever its kind. The kind's own table must also allow the decision. Drives
 * the decisions, the `allowed` of responses, the documentation and the tests.
 */
export const queuePermissions = permissionTable(
  [
    { command: 'claim-item', from: ['free', 'claimed'], to: 'claimed', who: 'moderator of what others sent' },
    { command: 'let-item-go', from: 'claimed', to: 'free', who: 'holder' },
    { command: 'ask-submitter', from: 'claimed', to: 'asked', who: 'holder' },
    { command: 'answer-question', from: 'asked', to: ['free', 'claimed'], who: 'submitter' },
    { command: 'pass-item-on', from: 'claimed', to: 'free', who: 'holder' },
    { command: 'take-item-alone', from: 'free', to: 'free', who: 'admin, where none of the staff may' },
    { command: 'approve-item', from: ['free', 'claimed'], to: 'approved', who: 'holder' },
    { command: 'decline-item', from: ['free', 'claimed'], to: 'declined', who: 'holder' },
    {
      command: 'reverse-item',
      from: ['approved', 'declined'],
      to: ['approved', 'declined'],
      who: 'moderator of what others sent',
    },
  ],
  {
    from: { free: isFree, claimed: isClaimed, asked: isAsked, approved: isAs('approved'), declined: isAs('declined') },
    who: {
      'moderator of what others sent': { is: isAbleToDecide, otherwise: 'queue-item-not-for-you' },
      holder: { is: isHolder, otherwise: 'queue-item-taken' },
      'admin, where none of the staff may': { is: isLastAdmin, otherwise: 'queue-item-for-others' },
      submitter: { is: isAsker, otherwise: 'not-allowed' },
    },
  },
);
