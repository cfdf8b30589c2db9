import { act, screen, waitFor, within } from '@testing-library/react';
import { revalidateAll } from '../../lib/live-views/mounted-views.ts';
import { FakeReviews, testReport } from '../../test/fake-reviews.ts';
import { withoutRetry, renderAt } from '../../test/render.tsx';
import { ReportedList } from './reported-list.tsx';

let api: FakeReviews;
beforeEach(() => {
  api = new FakeReviews();
  api.mod = true;
  api.reported = [testReport({ version: 1 })];
  api.install();
});

const doors = [
  { opens: 'Hide: Ann', why: 'Advertising', act: 'Hide' },
  { opens: 'Dismiss reports: Ann', why: 'Nothing wrong with it', act: 'Dismiss reports' },
];
type Door = (typeof doors)[number];

const WORDS = 'I asked its author.';
const changed = 'This item changed while it was open.';

async function openedBy({ opens, why }: Door) {
  const { user } = renderAt('/admin/car-reviews', withoutRetry(<ReportedList />));
  await user.click(await screen.findByRole('button', { name: opens }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: why }));
  await user.type(dialog.getByLabelText('Comment (optional)'), WORDS);
  return { user, dialog };
}

const isRewritten = () => {
  api.reported = [testReport({ version: 2, text: 'My times are for sale.' })];
};
const listComesAnew = () => act(async () => revalidateAll());
const sent = () =>
  api.requests.filter(({ body }) => body !== undefined && 'seen' in (body as object)).map(({ body }) => body);

describe.each(doors)('a decision on a reported review: $act', (door) => {
  it('shows how the review became another while it was asked why, and waits until that was read', async () => {
    const { user, dialog } = await openedBy(door);
    isRewritten();
    await listComesAnew();
    const difference = within(await dialog.findByRole('alert', { name: changed }));
    expect(difference.getByText('Buy my times.')).toBeVisible();
    expect(difference.getByText('My times are for sale.')).toBeVisible();
    await user.type(dialog.getByLabelText('Comment (optional)'), '{Enter}');
    await user.click(dialog.getByRole('button', { name: door.act }));
    expect(sent()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'I have read the new version' }));
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.click(dialog.getByRole('button', { name: door.act }));
    await waitFor(() => expect(sent()).toMatchObject([{ seen: 2, reason: { text: WORDS } }]));
    expect(await screen.findByText('No reports to review')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('carries the version that was shown, and shows the difference where the server knows another', async () => {
    const { user, dialog } = await openedBy(door);
    isRewritten();
    await user.click(dialog.getByRole('button', { name: door.act }));
    expect(await dialog.findByText(/This item changed while it was open\. Read/)).toBeVisible();
    expect(sent()).toMatchObject([{ seen: 1 }]);
    expect(await dialog.findByRole('alert', { name: changed })).toBeVisible();
    expect(dialog.getByLabelText('Comment (optional)')).toHaveValue(WORDS);
    await user.click(dialog.getByRole('button', { name: 'I have read the new version' }));
    await user.click(dialog.getByRole('button', { name: door.act }));
    await waitFor(() => expect(sent()).toMatchObject([{ seen: 1 }, { seen: 2, reason: { text: WORDS } }]));
  });

  it('says that somebody else decided, and gives back what was typed', async () => {
    await openedBy(door);
    api.reported = [];
    await listComesAnew();
    expect(await screen.findByText(/Someone else decided on it or removed it/)).toBeVisible();
    expect(screen.getByText(WORDS)).toBeVisible();
  });
});

it('says nothing of what goes by one’s own decision or is left', async () => {
  const { user, dialog } = await openedBy(doors[0]!);
  await user.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('No reports to review')).toBeVisible();
  expect(screen.queryByText(/Someone else decided/)).toBeNull();
});
