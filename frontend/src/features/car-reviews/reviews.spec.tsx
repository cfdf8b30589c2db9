import { screen, waitFor, within } from '@testing-library/react';
import { FakeReviews, testReport, testReview } from '../../test/fake-reviews.ts';
import { withoutRetry, renderAt } from '../../test/render.tsx';
import { ReportedList } from './reported-list.tsx';
import { Reviews } from './reviews.tsx';
import { useFirstReviews } from './use-car-reviews.ts';

let api: FakeReviews;
beforeEach(() => {
  api = new FakeReviews();
  api.install();
});

const car = { id: 'kombi', name: '560 Kombi' };
const OfKombi = () => <Reviews car={car} first={useFirstReviews('kombi')} />;
const show = () => renderAt('/cars/kombi', withoutRetry(<OfKombi />));
const reviews = '/api/v1/cars/kombi/reviews';

describe('reviews of a car', () => {
  it('have who wrote them and open what they are about', async () => {
    api.reviews = { items: [testReview({ deck: '~KtRoad_a00~Ckombi~T332' })], total: 1, mine: null };
    show();
    const review = within(await screen.findByRole('article', { name: 'Ann' }));
    expect(review.getByText('Quick off the line.')).toBeVisible();
    expect(review.getByRole('link', { name: /Open in Compare/ })).toHaveAttribute(
      'href',
      '/compare?share=~KtRoad_a00~Ckombi~T332',
    );
    expect(review.queryByRole('button')).toBeNull();
  });

  it('invite who is signed out', async () => {
    api.signedIn = false;
    show();
    expect(await screen.findByText('No reviews of this car yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log in to write' })).toBeVisible();
  });

  it('are written with a link of ours, and with no other', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Your review of 560 Kombi' }));
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(dialog.getByText('Enter a short text.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Your opinion' }), 'Fine.');
    const link = dialog.getByRole('textbox', { name: 'Link to a deck' });
    await user.type(link, 'https://example.org/');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(dialog.getByText('This is not a valid link to cars and tracks.')).toBeVisible();
    await user.clear(link);
    await user.type(link, '/compare?share=~Ckombi');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Your review of 560 Kombi is saved.')).toBeVisible();
    expect(api.written).toEqual([{ text: 'Fine.', link: '/compare?share=~Ckombi' }]);
  });
});

describe('one’s own review', () => {
  it('stands first, and is removed and put back', async () => {
    const mine = testReview({
      by: { userId: 'user-1', name: 'mira' },
      text: 'Mine.',
      allowed: ['write-car-review', 'remove-car-review'],
    });
    api.reviews = { items: [testReview(), mine], total: 2, mine };
    const { user } = show();
    const all = await screen.findAllByRole('article');
    expect(all.map((one) => one.getAttribute('aria-label'))).toEqual(['Your review', 'Ann']);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.asked(`${reviews}/mine/restore`)).toHaveLength(1));
  });

  it('says that a moderator hid it', async () => {
    const mine = testReview({ status: 'hidden', allowed: ['remove-car-review'] });
    api.reviews = { items: [], total: 0, mine };
    show();
    expect(await screen.findByText('Hidden by a moderator. Only you can see it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});

describe('reviews of others', () => {
  it('are reported with a reason', async () => {
    api.reviews = { items: [testReview({ allowed: ['report-car-review'] })], total: 1, mine: null };
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Report: Ann' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Report the review by Ann?' }));
    await user.click(dialog.getByRole('button', { name: 'Advertising' }));
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Thank you. A moderator will check it.')).toBeVisible();
    expect(api.asked(`${reviews}/user-2/report`)).toHaveLength(1);
  });

  it('are hidden by moderators, but their own', async () => {
    api.mod = true;
    const mine = testReview({ by: { userId: 'user-1', name: 'mira' }, allowed: ['remove-car-review'] });
    api.reviews = { items: [testReview(), mine], total: 2, mine };
    show();
    expect(await screen.findAllByRole('button', { name: /^Hide/ })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Hide: Ann' })).toBeVisible();
  });

  it('show the newest, and all by a press', async () => {
    api.reviews = { items: [testReview()], total: 12, mine: null };
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Show all 12' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show all 12' })).toBeNull());
    expect(await screen.findByRole('article', { name: 'Ann' })).toBeVisible();
  });
});

describe('reported reviews', () => {
  const list = (address = '/admin/car-reviews') => renderAt(address, withoutRetry(<ReportedList />));

  it('are dismissed or hidden by moderators, who may undo it', async () => {
    api.mod = true;
    api.reported = [testReport()];
    const { user } = list();
    const card = within(await screen.findByRole('article', { name: '560 Kombi: Ann' }));
    expect(card.getByText('It sells something.')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Dismiss reports: Ann' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Keep the review by Ann?' }));
    await user.click(dialog.getByRole('button', { name: 'Nothing wrong with it' }));
    await user.click(dialog.getByRole('button', { name: 'Dismiss reports' }));
    expect(await screen.findByText('No reports to review')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.asked(`${reviews}/user-2/reopen`)).toHaveLength(1));
  });

  it('show what was decided, and the text that was reported', async () => {
    api.mod = true;
    const decision = { by: { userId: 'mod', name: 'Kim' }, at: testReview().writtenAt, reason: 'insult', text: null };
    const reports = [{ ...testReport().reports[0]!, earlier: 'You are all slow.' }];
    api.reported = [
      testReport({ reports, decision: { ...decision, reason: 'insult' }, allowed: ['show-car-review-again'] }),
    ];
    list('/admin/car-reviews?list=hidden');
    expect(await screen.findByText('Decided: Insulting')).toBeVisible();
    expect(screen.getByText('You are all slow.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show again: Ann' })).toBeVisible();
  });
});
