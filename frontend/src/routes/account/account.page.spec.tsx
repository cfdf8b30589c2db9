import { screen } from '@testing-library/react';
import { FakeAccount } from '../../test/fake-account.ts';
import { askedOnce, renderAt } from '../../test/render.tsx';
import { CloseAccountPage } from '../privacy/close-account.page.tsx';
import { AccountPage } from './account.page.tsx';

describe('a page of one’s own', () => {
  it.each([
    ['/account', AccountPage, 'E-mail'],
    ['/close-account', CloseAccountPage, 'Close my account'],
  ])('%s shows boxes, then why it is not known who asks, then what it has', async (address, Page, shown) => {
    const account = new FakeAccount();
    account.install();
    account.failures.set('/api/getUser', 'views-unavailable');
    const { user } = renderAt(address, askedOnce(<Page />));
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('What is saved is safe.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await screen.findAllByText(shown, { exact: false }))[0]).toBeVisible();
    expect(screen.queryByText(/What is saved is safe/)).toBeNull();
  });
});
