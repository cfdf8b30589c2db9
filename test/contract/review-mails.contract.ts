import type { Accounts } from '#accounts';

/** What the settings for emails on decisions guarantee on every store; `open` opens the same store each time. */
export const reviewMailsContract = (open: () => Promise<Accounts>): void => {
  let accounts: Accounts;
  beforeAll(async () => void (accounts = await open()));
  afterAll(() => accounts.close());

  it('are one’s own, taken back, twice the same, and gone with the account', async () => {
    const { reviewMails, persons } = accounts;
    const userId = 'ada-mails';
    await accounts.ensureAccount(userId, { name: 'mails ada', email: 'ada@mails.example', password: 'long enough' });
    expect(await reviewMails.isWanted(userId)).toBe(false);
    await Promise.all([reviewMails.want(userId, true), reviewMails.want(userId, true)]);
    expect(await reviewMails.isWanted(userId)).toBe(true);
    expect(await reviewMails.isWanted('somebody-else')).toBe(false);
    await reviewMails.want(userId, false);
    expect(await reviewMails.isWanted(userId)).toBe(false);
    await reviewMails.want(userId, true);
    await persons.erase(userId);
    expect(await reviewMails.isWanted(userId)).toBe(false);
  });

  it('know how far was mailed, also to whoever opens the store next', async () => {
    await accounts.reviewMails.keepMailedTo(7);
    await accounts.reviewMails.keepMailedTo(12);
    const again = await open();
    expect(await again.reviewMails.mailedTo()).toBe(12);
    await again.close();
  });
};
