import { closeSnack, currentSnack } from '../../ui/snack/snacks.ts';
import { withSavingNotice } from './with-saving-notice.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  closeSnack();
  jest.useRealTimers();
});

const said = () => currentSnack.get()?.text;
const pass = async (milliseconds: number) => {
  await jest.advanceTimersByTimeAsync(milliseconds);
  await import('../../ui/snack/show-saving-notice.ts');
  await jest.advanceTimersByTimeAsync(0);
};

describe('what is being saved', () => {
  it('is no news for two seconds, then is said once for all of it, until it is done or refused', async () => {
    const [one, two] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const saving = [withSavingNotice(one.promise), withSavingNotice(two.promise)];
    await pass(1_900);
    expect(said()).toBeUndefined();
    await pass(200);
    expect(said()).toBe('Still saving…');
    expect(currentSnack.get()?.shakes).toBe(false);
    one.resolve('saved');
    await pass(5_000);
    expect(said()).toBe('Still saving…');
    two.reject(new Error('refused'));
    expect(await Promise.allSettled(saving)).toMatchObject([{ value: 'saved' }, { status: 'rejected' }]);
    await pass(0);
    expect(said()).toBeUndefined();
  });

  it('is no news at all when it is done sooner', async () => {
    const one = Promise.withResolvers<void>();
    const saving = withSavingNotice(one.promise);
    await pass(1_500);
    one.resolve();
    await saving;
    await pass(5_000);
    expect(said()).toBeUndefined();
  });
});
