import { screen, waitFor, within } from '@testing-library/react';
import type { WebhookDto } from '#contracts';
import { FakeAccount } from '../../test/fake-account.ts';
import { withoutRetry, renderAt } from '../../test/render.tsx';
import { WebhooksGroup } from './webhooks-group.tsx';

const hook: WebhookDto = {
  id: '0190f5b0-7d3a-4b1e-8f00-000000000001',
  url: 'https://club.example/tdr',
  topics: ['times'],
  createdAt: '2026-01-02T12:00:00.000Z',
  position: 42,
  tries: 0,
  failingSince: null,
  dueAt: null,
  parkedAt: null,
  lastAt: null,
  lastAnswer: null,
};
const address = '/api/v1/me/webhooks';
let account: FakeAccount;

beforeEach(() => {
  account = new FakeAccount();
  account.install();
});

const group = () => renderAt('/account', withoutRetry(<WebhooksGroup confirmed />));
const button = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
const sent = (path: string) => account.asked(path).find(({ body }) => body !== undefined)?.body;

describe('webhooks', () => {
  it('say how the last try went', async () => {
    const at = '2026-01-03T12:00:00.000Z';
    const ids = (n: number) => hook.id.replace(/1$/, String(n));
    account.webhooks = [
      hook,
      { ...hook, id: ids(2), lastAt: at, lastAnswer: '204' },
      { ...hook, id: ids(3), failingSince: at, lastAnswer: 'timeout' },
      { ...hook, id: ids(4), failingSince: at, parkedAt: at, lastAnswer: '500' },
    ];
    group();
    for (const words of [
      /Nothing sent yet/,
      /Last delivered Jan 3/,
      /Failing since Jan 3.*timeout/,
      /Paused since Jan 3.*500/,
    ])
      expect(await screen.findByText(words)).toBeVisible();
  });

  it('are added with what they are told of, and show their secret once', async () => {
    const { user } = group();
    await user.click(await button('Add a webhook'));
    const form = await dialog();
    await user.click(form.getByRole('switch', { name: 'Lap times and records' }));
    await user.type(form.getByLabelText('Address'), 'https://a.example{Enter}');
    expect(await screen.findByLabelText('Signing secret')).toHaveTextContent(/^whsec_/);
    expect(sent(address)).toEqual({ url: 'https://a.example', topics: ['cars', 'community'] });
    await user.click(await button('I have saved it'));
    expect(await screen.findByText('https://a.example')).toBeVisible();
  });

  it('are not added where nothing may be sent to', async () => {
    const { user } = group();
    await user.click(await button('Add a webhook'));
    account.failures.set(address, 'webhook-address-refused');
    await user.type((await dialog()).getByLabelText('Address'), 'http://10.0.0.1{Enter}');
    expect(await (await dialog()).findByText(/We cannot send to this address/)).toBeVisible();
  });

  it('begin again where one says, and are removed after asking', async () => {
    account.webhooks = [hook];
    const { user } = group();
    await user.click(await button('Replay'));
    const field = (await dialog()).getByLabelText('Position');
    expect(field).toHaveValue('42');
    await user.clear(field);
    await user.type(field, '7{Enter}');
    await waitFor(() => expect(sent(`${address}/${hook.id}/replay`)).toEqual({ after: 7 }));
    await user.click(await button(`Remove: ${hook.url}`));
    await user.click((await dialog()).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText(hook.url)).toBeNull());
  });
});
