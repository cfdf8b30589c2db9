import type { HttpHandler } from 'msw';
import { members, notifications, queue } from '#contracts';
import type {
  DecideItemBody,
  MyQueuePage,
  NotificationList,
  QueueDetail,
  QueueFigures,
  QueueItem,
  ShortLimitBody,
  Written,
} from '#contracts';
import { Refusal } from './answering.ts';
import { FakeApi } from './fake-api.ts';
import { testPhoto } from './fake-photos.ts';

const at = '2026-01-01T00:00:00.000Z';

export const testItem = (itemId: string, name: string, more: Partial<QueueItem> = {}): QueueItem => ({
  kind: 'car-photo',
  itemId,
  status: 'waiting',
  priority: 'low',
  since: at,
  subject: { name, link: '/cars/kombi' },
  by: [{ userId: 'user-2', name: 'Ann' }],
  claim: null,
  question: null,
  answer: null,
  passedOn: null,
  decided: null,
  allowed: ['claim-item', 'approve-item', 'decline-item'],
  ...more,
});

export class FakeQueue extends FakeApi {
  override mod = true;
  admin = false;
  items: QueueItem[] = [];
  /** The version of each item's context. */
  version = 1;
  mine: MyQueuePage['items'] = [];
  told: NotificationList['items'] = [];
  /** The context of each item. */
  context: QueueDetail['context'] = { kind: 'car-photo', photo: testPhoto({ status: 'pending' }) };
  figures: QueueFigures = { kinds: [], people: [] };
  readonly decisions: (Omit<DecideItemBody, 'seen'> & { itemId: string })[] = [];
  readonly answers: string[] = [];
  /** The reasons of admins who decided alone. */
  readonly alone: string[] = [];
  readonly ended: string[] = [];
  readonly limits: (ShortLimitBody & { userId: string })[] = [];

  protected override whoAsks() {
    return { ...super.whoAsks(), admin: this.admin };
  }

  protected override handlers(): HttpHandler[] {
    return [...this.#questions(), ...this.#acts(), ...super.handlers()];
  }

  #questions(): HttpHandler[] {
    const position = () => this.position;
    const usualWait = { half: 190, most: 1_140 };
    const waiting = {
      'lap-time': 0,
      template: 0,
      'pending-car': 0,
      'car-photo': this.items.length,
      'car-loop': 0,
      'car-review': 0,
      'import-row': 0,
      round: 0,
      group: 0,
      translation: 0,
      report: 0,
      appeal: 0,
    };
    return [
      this.on(queue.list, () => ({ items: this.items, waiting, usualWait }), position),
      this.on(queue.figures, () => this.figures, position),
      this.on(queue.mine, () => ({ items: this.mine, usualWait }), position),
      this.on(queue.one, ({ params }) => this.#one(params.itemId), position),
      this.on(notifications.list, () => ({ items: this.told }), position),
    ];
  }

  #one(itemId: string): QueueDetail | Refusal {
    const item = this.items.find((one) => one.itemId === itemId);
    if (!item) return new Refusal('queue-item-unknown');
    return {
      item,
      version: this.version,
      context: this.context,
      approving: { reasons: [], choices: [] },
      declining: { reasons: ['unclear', 'worse'] },
    };
  }

  #acts(): HttpHandler[] {
    const written = (): Written => ({ id: 'item', position: (this.position += 1), views: ['review-queue'] });
    return [
      this.on(queue.decide, ({ params: { itemId }, body: { seen, ...body } }) => {
        const item = this.items.find((one) => one.itemId === itemId);
        if (item && this.version !== seen) return new Refusal('queue-item-changed');
        this.decisions.push({ ...body, itemId });
        this.items = this.items.filter((item) => item.itemId !== itemId);
        return written();
      }),
      this.on(queue.claim, ({ params: { itemId } }) => {
        const claim = { by: { userId: 'user-1', name: 'mira' }, until: '2999-01-01T00:00:00.000Z' };
        this.items = this.items.map((item) => (item.itemId === itemId ? { ...item, claim } : item));
        return written();
      }),
      this.on(queue.takeAlone, ({ params: { itemId }, body: { text } }) => {
        this.alone.push(text);
        const allowed = ['claim-item' as const, 'approve-item' as const, 'decline-item' as const];
        this.items = this.items.map((item) => (item.itemId === itemId ? { ...item, able: 1, allowed } : item));
        return written();
      }),
      this.on(queue.reopen, () => written()),
      this.on(members.endShortLimit, ({ params: { userId }, body: { what } }) => {
        this.ended.push(`${userId} ${what}`);
        return { id: userId, position: this.position, views: [] };
      }),
      this.on(members.limitShortly, ({ params: { userId }, body }) => {
        this.limits.push({ ...body, userId });
        return written();
      }),
      this.on(queue.answer, ({ body: { text } }) => {
        this.answers.push(text);
        this.mine = this.mine.map((item) => ({ ...item, allowed: [] }));
        return written();
      }),
    ];
  }
}
