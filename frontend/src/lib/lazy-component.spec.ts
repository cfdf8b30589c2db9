import { waitFor } from '@testing-library/react';
import { isSuspect, networkIs, socketIs } from './live-views/connection.ts';
import { loaded } from './lazy-component.ts';

const gone = new TypeError('Failed to fetch dynamically imported module');

async function comeBack(): Promise<void> {
  await waitFor(() => expect(isSuspect()).toBe(true));
  networkIs(true);
  socketIs(true);
}

describe('a part that is loaded later', () => {
  it('waits for the network where there is none, and comes with it', async () => {
    networkIs(false);
    const part = loaded(jest.fn(() => Promise.resolve('part')).mockRejectedValueOnce(gone));
    await comeBack();
    expect(await part).toBe('part');
  });

  it('waits on where the connection that came was none', async () => {
    const load = jest.fn(() => Promise.resolve('part')).mockRejectedValueOnce(gone);
    load.mockImplementationOnce(() => {
      networkIs(false);
      return Promise.reject(gone);
    });
    const part = loaded(load);
    await comeBack();
    await comeBack();
    expect(await part).toBe('part');
  });

  it('fails where it is gone although the connection stands', async () => {
    const load = jest.fn(() => Promise.reject(gone));
    const part = loaded(load);
    await Promise.all([comeBack(), expect(part).rejects.toBe(gone)]);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
