import { screen, waitFor } from '@testing-library/react';
import type { ProblemCode } from '#contracts';
import { signInRequest } from '../../lib/session/sign-in-request.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { DownloadMyData } from './download-my-data.tsx';

const ownExport = '/api/v1/me/export';
let api: FakeApi;
const saved: Blob[] = [];
beforeEach(() => {
  api = new FakeApi();
  api.install();
  saved.length = 0;
  // jsdom stores no files and follows no download.
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}`, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

const press = async () => {
  const { user } = renderAt('/account', <DownloadMyData label="Download my data" />);
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  return user;
};

describe('taking one’s data along', () => {
  it('saves the zip', async () => {
    await press();
    expect(await screen.findByRole('button', { busy: false })).toBeEnabled();
    expect(saved).toHaveLength(1);
  });

  it.each<[ProblemCode, string]>([
    ['too-many-requests', 'Too many requests.'],
    ['store-unavailable', 'The server cannot save at the moment.'],
  ])('says that it was refused: %s, and works on the next try', async (code, sentence) => {
    api.failures.set(ownExport, code);
    const user = await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(saved).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await screen.findByRole('button', { busy: false });
    expect(saved).toHaveLength(1);
  });

  it('asks to sign in when the session has ended, and goes on after that', async () => {
    api.failures.set(ownExport, 'signed-out');
    await press();
    await waitFor(() => expect(signInRequest.get()?.why).toBe("You aren't logged in"));
    signInRequest.get()?.settle(true);
    expect(await screen.findByRole('button', { busy: false })).toBeEnabled();
    expect(saved).toHaveLength(1);
  });
});
