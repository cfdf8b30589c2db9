import type { ChannelAck } from '#contracts';
import { catchUp, heardFrom, mountedViews, mountView, viewsToRevalidate } from './mounted-views.ts';
import type { MountedView } from './mounted-views.ts';
import { applyPush, channelSubscriptions } from './socket.ts';

const unmounts: (() => void)[] = [];
function mounted(view: Partial<MountedView>): { asked: () => number } {
  let times = 0;
  unmounts.push(
    mountView({
      key: ['lap-times', 'x'],
      channels: ['car:a'],
      position: () => 5,
      revalidate: () => (times += 1),
      ...view,
    }),
  );
  return { asked: () => times };
}
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
});

const push = { view: 'lap-times', channel: 'car:a', keys: '*' as const, position: 6 };

describe('pushes', () => {
  it('ask again what shows that view and that channel and is older', () => {
    const shown = mounted({});
    const other = mounted({ channels: ['car:b'] });
    const newer = mounted({ position: () => 6 });
    applyPush(push);
    expect([shown, other, newer].map(({ asked }) => asked())).toEqual([1, 0, 0]);
  });

  it('for everybody reach every screen of the view that is older', () => {
    const shown = mounted({});
    const other = mounted({ channels: ['car:b'] });
    const another = mounted({ key: ['cars', 'x'] });
    applyPush({ ...push, channel: '*' });
    expect([shown, other, another].map(({ asked }) => asked())).toEqual([1, 1, 0]);
  });

  it('of another view reach what is also made of that one', () => {
    const shown = mounted({ alsoOf: ['race-stat-changes'] });
    const other = mounted({});
    applyPush({ ...push, view: 'race-stat-changes' });
    expect([shown, other].map(({ asked }) => asked())).toEqual([1, 0]);
  });

  it('mean nothing to what is no longer on screen', () => {
    mounted({});
    unmounts.splice(0).forEach((unmount) => unmount());
    expect(viewsToRevalidate(push)).toEqual([]);
  });
});

describe('channels', () => {
  it('are joined and left by what is on screen, never more than a socket may join', () => {
    const sent: [string, string[]][] = [];
    const keeper = channelSubscriptions({ emit: (event, channels) => void sent.push([event, channels]) });
    mounted({ channels: ['car:a', 'car:b'] });
    void keeper.sync();
    unmounts.splice(0).forEach((unmount) => unmount());
    mounted({ channels: ['car:b', ...Array.from({ length: 200 }, (_none, place) => `car:${place}`)] });
    void keeper.sync();
    expect(sent[0]).toEqual(['join', ['car:a', 'car:b']]);
    expect(sent[1]).toEqual(['leave', ['car:a']]);
    expect(sent[2]?.[1]).toHaveLength(99);
  });

  it('are asked for again after a refusal', async () => {
    const sent: string[][] = [];
    const refuse = (_event: string, channels: string[], ack: (answer: ChannelAck) => void) => {
      sent.push(channels);
      ack({ ok: false, code: 'not-allowed' });
    };
    const keeper = channelSubscriptions({ emit: refuse });
    mounted({ channels: ['car:a'] });
    expect(await keeper.sync()).toEqual({ channels: ['car:a'] });
    await keeper.sync();
    expect(sent).toEqual([['car:a'], ['car:a']]);
  });

  it('say from which position on they are heard', async () => {
    const keeper = channelSubscriptions({ emit: (_event, joined, ack) => ack({ ok: true, joined, position: 7 }) });
    mounted({ channels: ['car:a'] });
    expect(await keeper.sync()).toEqual({ channels: ['car:a'], position: 7 });
    expect(await keeper.sync()).toEqual({ channels: [] });
  });
});

describe('what was written before a channel was joined', () => {
  it('is asked for by what shows that channel and was answered before it, once', () => {
    const shown = mounted({});
    const other = mounted({ channels: ['car:b'] });
    const newer = mounted({ position: () => 6 });
    heardFrom(['car:a'], 6);
    expect([shown, other, newer].map(({ asked }) => asked())).toEqual([1, 0, 0]);
  });

  it('is looked for in an answer that was still on its way', () => {
    let answeredAt = 0;
    const shown = mounted({ position: () => answeredAt });
    const [view] = mountedViews();
    heardFrom(['car:a'], 6);
    expect(shown.asked()).toBe(0);
    answeredAt = 5;
    [view, view].forEach((answered) => answered && catchUp(answered));
    expect(shown.asked()).toBe(1);
  });
});
