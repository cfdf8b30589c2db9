import { act, screen } from '@testing-library/react';
import { siteAnswers, siteIsUnderMaintenance } from '../../lib/api/maintenance.ts';
import { networkIs } from '../../lib/live-views/connection.ts';
import { signInRequest } from '../../lib/session/sign-in-request.ts';
import { saveUnsent } from '../../lib/session/unsent-lap-times.ts';
import { UnsentLayer } from './unsent-layer.tsx';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { forgetPending } from '../../features/submit-lap-time/pending-lap-times.ts';

const path = '/api/v1/lap-times';
const key = 'Mistral|332|tRoad_a00';
let api: FakeApi;

beforeEach(() => {
  forgetPending(key);
  api = new FakeApi();
  api.install();
  saveUnsent(key, {
    cell: { carId: 'Mistral', tune: '332', trackCode: 'tRoad_a00' },
    text: '1:09',
    intentKey: 'before',
  });
});

const offered = () => screen.findByText('A time you entered is not saved yet.');
const saved = () => screen.findByText('Your offline time was saved.');
const keys = () => api.asked(path).map(({ headers }) => headers.get('idempotency-key'));

describe('a time that waits, on a page without a grid', () => {
  it('is sent at once, under the key that it had', async () => {
    renderAt('/privacy', <UnsentLayer />);
    expect(await saved()).toBeVisible();
    expect(keys()).toEqual(['before']);
  });

  it.each([
    ['connection', () => networkIs(false), () => networkIs(true)],
    ['site', siteIsUnderMaintenance, siteAnswers],
  ])('goes when the %s is back', async (_what, goes, comes) => {
    api.failures.set(path, 'store-unavailable');
    renderAt('/privacy', <UnsentLayer />);
    await offered();
    act(goes);
    act(comes);
    expect(await saved()).toBeVisible();
    expect(keys()).toEqual(['before', 'before']);
  });

  it('asks nobody to sign in', async () => {
    api.signedIn = false;
    renderAt('/privacy', <UnsentLayer />);
    expect(await offered()).toBeVisible();
    expect(signInRequest.get()).toBeNull();
  });
});
