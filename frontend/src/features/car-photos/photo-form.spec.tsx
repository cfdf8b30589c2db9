import { screen, waitFor } from '@testing-library/react';
import { carPhotos } from '#contracts';
import { FakePhotos } from '../../test/fake-photos.ts';
import { HeldRequest } from '../../test/held-request.ts';
import { renderAt } from '../../test/render.tsx';
import { PhotoForm } from './photo-form.tsx';

const NAME = '0123456789abcdef0123456789abcdef01234567';

class Api extends FakePhotos {
  protected override handlers() {
    return [this.on(carPhotos.submit, () => ({ id: 'p', position: 2, views: ['car-photos'] })), ...super.handlers()];
  }
}

const whole = globalThis.XMLHttpRequest;
let api: Api;
let done = 0;
beforeEach(() => {
  api = new Api();
  api.install();
  done = 0;
  globalThis.XMLHttpRequest = HeldRequest as unknown as typeof XMLHttpRequest;
  Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => undefined });
});
afterEach(() => {
  globalThis.XMLHttpRequest = whole;
});

const begun = async () => {
  const { user } = renderAt('/', <PhotoForm car={{ id: 'kombi', name: '560 Kombi' }} onSent={() => (done += 1)} />);
  await user.upload(screen.getByLabelText(/^Picture/), new File(['a'], 'a.png', { type: 'image/png' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('progressbar', { name: 'Sending…' })).toHaveAttribute('aria-valuetext', '0%');
  return user;
};
const submitted = () => api.asked('/api/v1/cars/kombi/photos');

describe('a photo on its way', () => {
  it('says how much of it has gone, then that it is checked, and is sent for the car', async () => {
    await begun();
    expect(HeldRequest.last.sent).toEqual(expect.arrayContaining(['POST', '/api/v1/uploads', 'image/png']));
    HeldRequest.last.gone(90);
    expect(screen.getByText('45%')).toBeVisible();
    HeldRequest.last.gone(200);
    expect(screen.getByText('Checking the picture…')).toBeVisible();
    expect(submitted()).toHaveLength(0);
    HeldRequest.last.answer(201, { name: NAME, width: 800, height: 500, bytes: 1 });
    await waitFor(() => expect(done).toBe(1), { timeout: 5_000 });
    expect(submitted()).toHaveLength(1);
  });

  it('can be stopped: the picture stays chosen, nothing is sent for the car', async () => {
    const user = await begun();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.getByRole('img', { name: 'How the card will crop it' })).toBeInTheDocument();
    expect([done, submitted()]).toEqual([0, []]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  });

  it('says why it was refused', async () => {
    await begun();
    HeldRequest.last.answer(422, { code: 'picture-truncated', facts: {}, status: 422 });
    expect(await screen.findByRole('alert')).toHaveTextContent(/\w/);
    expect(done).toBe(0);
  });
});
