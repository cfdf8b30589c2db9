import { screen, waitFor, within } from '@testing-library/react';
import { FakePhotos, testPhoto } from '../../test/fake-photos.ts';
import { withoutRetry, renderAt } from '../../test/render.tsx';
import { NewPhotosPage } from './new-photos.page.tsx';

let api: FakePhotos;
beforeEach(() => {
  api = new FakePhotos();
  api.install();
});
const show = (address = '/newPhotos') => renderAt(address, withoutRetry(<NewPhotosPage />));

describe('new photos', () => {
  it('stand beside what they replaced, or over it', async () => {
    api.signedIn = false;
    api.photos = [testPhoto({ before: { photoId: testPhoto().photoId, file: testPhoto().file, gameVersion: '25' } })];
    const { user, where } = show();
    const card = within(await screen.findByRole('article', { name: '560 Kombi' }));
    expect(card.getByRole('img', { name: '560 Kombi before' })).toBeVisible();
    expect(card.getByRole('img', { name: '560 Kombi now' })).toHaveAttribute('src', expect.stringMatching(/\/card$/));
    await user.click(screen.getByRole('radio', { name: 'Slide over' }));
    expect(card.getByRole('slider', { name: /560 Kombi/ })).toHaveValue('50');
    expect(where()).toBe('/newPhotos?view=over');
    expect(screen.queryByRole('radio', { name: 'To review' })).toBeNull();
  });

  it('say where there are none, and how to send one', async () => {
    show();
    expect(await screen.findByText('No new photos yet')).toBeVisible();
  });

  it('are one’s own with what became of them', async () => {
    api.mine = [testPhoto({ status: 'declined', reason: 'unclear', text: 'Take it by day.' })];
    const { user } = show();
    await user.click(await screen.findByRole('radio', { name: 'Yours' }));
    expect(await screen.findByText('Blurred, dark or cut off')).toBeVisible();
    expect(screen.getByText('Take it by day.')).toBeVisible();
  });

  it('are approved by moderators, who may undo it', async () => {
    api.mod = true;
    api.waiting = [testPhoto({ status: 'pending', allowed: ['approve-car-photo', 'decline-car-photo'] })];
    const { user } = show('/newPhotos?show=review');
    await user.click(await screen.findByRole('button', { name: 'Approve: 560 Kombi' }));
    await waitFor(() => expect(api.asked(`/api/v1/cars/kombi/photos/${testPhoto().photoId}/approval`)).toHaveLength(1));
    expect(await screen.findByText('No photos to review')).toBeVisible();
  });

  it('are closed to others where moderators decide', async () => {
    show('/newPhotos?show=review');
    expect(await screen.findByText('Only moderators review photos.')).toBeVisible();
  });
});
