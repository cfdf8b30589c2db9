import { waitFor } from '@testing-library/react';
import { lapTimes } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { sendAuthenticated } from './send-authenticated.ts';
import { signInRequest } from './sign-in-request.ts';

const body = { carId: 'nsx', tune: '332', trackCode: 'tRoad_a00', time: '24.50' };
const opened = () =>
  new Promise<void>((resolve) => {
    if (signInRequest.get()) return resolve();
    const stop = signInRequest.subscribe(() => {
      stop();
      resolve();
    });
  });

describe('sending while signed out', () => {
  it('says so once, asks once, and sends everything again after it', async () => {
    const api = new FakeApi();
    api.install();
    api.signedIn = false;
    const sent = Promise.all([1, 2].map(() => sendAuthenticated(lapTimes.submit, { body })));
    await opened();
    expect(signInRequest.get()?.why).toBe("You aren't logged in");
    api.signedIn = true;
    // Both requests have been refused before the user has typed a password.
    await waitFor(() => expect(api.asked('/api/v1/lap-times')).toHaveLength(2));
    signInRequest.get()?.settle(true);
    expect(await sent).toHaveLength(2);
    expect(api.asked('/api/v1/lap-times').length).toBe(4);
  });
});
