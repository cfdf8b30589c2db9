import { waitFor } from '@testing-library/react';
import { animatedCards, uploads, type UploadWait } from '#contracts';
import { Refusal } from '../../test/answering.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { HeldRequest } from '../../test/held-request.ts';
import { saveUnsentAnimatedCard, unsentAnimatedCards } from './unsent-animated-cards.ts';
import { sendUnsentAnimatedCards, sendAnimatedCard } from './send-animated-card.ts';

const ID = '0190f5b0-7d3a-4b1e-8f00-1234567890ab';
const NAME = '0123456789abcdef0123456789abcdef01234567';
const WAIT = `/api/v1/uploads/waiting/${ID}`;
const waits: UploadWait = { state: 'waiting' };
const made: UploadWait = { state: 'kept', kept: { name: NAME, width: 480, height: 300, bytes: 9 } };

class Api extends FakeApi {
  /** The progress answers, one after the other; the last repeats. */
  said: (UploadWait | Refusal)[] = [];
  protected override handlers() {
    return [
      this.on(uploads.waiting, () => (this.said.length > 1 ? this.said.shift() : this.said[0]) ?? waits),
      this.on(animatedCards.submit, () => ({ id: 'l', position: 2, views: [] })),
      ...super.handlers(),
    ];
  }
}

const whole = globalThis.XMLHttpRequest;
let api: Api;
beforeEach(() => {
  api = new Api();
  api.install();
  globalThis.XMLHttpRequest = HeldRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.XMLHttpRequest = whole;
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
});

/** Locks as a browser has them, of which `others` are held by other pages. */
const withLocks = (others: readonly string[] = []) => {
  const request = async (name: string, _: object, run: (lock: object | null) => unknown) =>
    run(others.includes(name) ? null : {});
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
};

const begun = async () => {
  const stopping = new AbortController();
  const file = new File(['a'], 'a.gif', { type: 'image/gif' });
  const sent = sendAnimatedCard('kombi', file, { signal: stopping.signal, onShare: () => undefined });
  await HeldRequest.last.answer(202, { id: ID });
  return { sent, stop: () => stopping.abort() };
};
const submitted = () => api.asked('/api/v1/cars/kombi/animated-cards').map(({ body }) => body);

describe('a loop on its way', () => {
  it('is sent for its car when it is made, however long the site was away meanwhile', async () => {
    api.said = [waits, new Refusal('store-unavailable'), new Refusal('too-many-requests'), made];
    const { sent } = await begun();
    expect(await sent).toBe(true);
    expect(submitted()).toEqual([{ file: NAME }]);
  });

  it('says why it is not taken', async () => {
    api.said = [waits, new Refusal('loop-still')];
    const { sent } = await begun();
    await expect(sent).rejects.toMatchObject({ code: 'loop-still' });
    expect(submitted()).toEqual([]);
  });

  it('is sent for nothing when it is stopped while it waits', async () => {
    const { sent, stop } = await begun();
    await waitFor(() => expect(api.asked(WAIT)).not.toEqual([]));
    stop();
    expect(await sent).toBe(false);
    expect([submitted(), unsentAnimatedCards()]).toEqual([[], []]);
  });
});

describe('a loop that a closed page left', () => {
  const loop = { id: ID, carId: 'kombi' };
  const goOn = async () => {
    const said = jest.fn();
    await sendUnsentAnimatedCards(new AbortController().signal, said);
    return said.mock.calls.length;
  };

  it('is sent for its car by the next visit, once', async () => {
    withLocks();
    saveUnsentAnimatedCard(loop);
    api.said = [waits, made];
    expect([await goOn(), await goOn()]).toEqual([1, 0]);
    expect(submitted()).toEqual([{ file: NAME }]);
  });

  it('is left to the page that still goes on with it', async () => {
    withLocks([`tdr.loop.${ID}`]);
    saveUnsentAnimatedCard(loop);
    expect(await goOn()).toBe(0);
    expect(unsentAnimatedCards()).toEqual([loop]);
  });

  it('is left for the next visit by a page that is closed again', async () => {
    withLocks();
    saveUnsentAnimatedCard(loop);
    await sendUnsentAnimatedCards(AbortSignal.abort(), () => undefined);
    expect([unsentAnimatedCards(), submitted()]).toEqual([[loop], []]);
  });

  it('is forgotten where it is not taken', async () => {
    withLocks();
    saveUnsentAnimatedCard(loop);
    api.said = [new Refusal('loop-still')];
    expect(await goOn()).toBe(0);
    expect(unsentAnimatedCards()).toEqual([]);
  });
});
