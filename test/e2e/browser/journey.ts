import { expect, test as base } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { startApiProcess } from '../../support/api-process.ts';
import type { ApiProcess } from '../../support/api-process.ts';
import { filledFolder } from '../../support/filled-folder.ts';
import { freePort } from '../../support/server-process.ts';

/** The delivered API, on data of its own, that can be killed and restarted on the same data. */
export class Site {
  readonly url: string;
  /** Its data folder: `ops` commands work here in addition to it. */
  readonly dataDir = filledFolder('tdr-browser-');
  readonly #env: Record<string, string>;
  #api: ApiProcess | undefined;

  constructor(port: number, more: Readonly<Record<string, string>> = {}) {
    this.url = `http://localhost:${port}`;
    this.#env = {
      PORT: String(port),
      DATA_DIR: this.dataDir,
      PUBLIC_URL: this.url,
      LIMIT_SIGN_UPS_PER_HOUR: '1000',
      LIMIT_READS_PER_MINUTE: '10000',
      LIMIT_ACTS_TIMES: 'none',
      ...more,
    };
  }

  async start(): Promise<void> {
    this.#api = await startApiProcess(this.#env);
  }

  async outbox(): Promise<readonly { readonly to: string; readonly text: string }[]> {
    return (await fetch(`${this.url}/dev/outbox.json`)).json() as Promise<[]>;
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    await this.#api?.stop(signal);
  }
}

/** A journey starts from a running site; `site` is shared by the journeys of a file's worker. */
export const test = base.extend<object, { site: Site; siteEnv: Readonly<Record<string, string>> }>({
  siteEnv: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ siteEnv }, use) => {
      const site = new Site(await freePort(), siteEnv);
      await site.start();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };

let people = 0;

export type Account = { name: string; email: string; password: string };

const someone = (): Account => {
  people += 1;
  const name = `racer ${process.pid} ${people}`;
  return { name, email: `racer-${process.pid}-${people}@example.org`, password: 'a long enough password' };
};

export async function signUpByForm(page: Page, site: Site): Promise<Account> {
  const account = someone();
  await page.goto(`${site.url}/register`);
  await page.getByLabel('Name').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  for (const label of ['Password', 'Repeat password'])
    await page.getByLabel(label, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('button', { name: `Account: ${account.name}` })).toBeVisible();
  await expect(page).not.toHaveURL(/\/register/);
  return account;
}

/** The form's requests without its pages: the context is logged in, and no page has been opened. */
export async function signUpAs(page: Page, site: Site): Promise<Account & { id: string }> {
  const account = someone();
  const answer = await page.request.post(`${site.url}/api/auth/sign-up/email`, { data: account });
  expect(answer.status(), await answer.text()).toBe(200);
  const { user } = (await answer.json()) as { user: { id: string } };
  return { ...account, id: user.id };
}

export const signUp = async (page: Page, site: Site): Promise<string> => (await signUpAs(page, site)).name;

export async function mailedLink(site: Site, to: string): Promise<string> {
  const text = (await site.outbox()).find((message) => message.to === to)?.text ?? '';
  const link = /https?:\S+#token=\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`no mail to ${to} has a link`);
  return link;
}

export async function confirmByLink(page: Page, site: Site, email: string): Promise<void> {
  await page.goto(await mailedLink(site, email));
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await expect(page).toHaveURL(/\/verifyemail$/);
}

/** The request of the page behind the first email's link, as from another browser. */
export async function confirmAddress(site: Site, email: string): Promise<void> {
  const token = new URL(await mailedLink(site, email)).hash.replace('#token=', '');
  const answer = await fetch(`${site.url}/api/auth/confirm-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: decodeURIComponent(token) }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Two cars without demo times on two tracks; each journey has a circuit of its own, so that its cells are empty. */
export const deckOn = (circuit: string): string =>
  `/?share=~K${circuit}_a00~K${circuit}_a01~CPorsche_959_1986~T332~CLotus_Evora_400_2015~T332`;

export const cells = (page: Page, name: RegExp): Locator => page.getByRole('gridcell', { name });

/** A cell that shows this time of the user after the server has it, whether it counts or is doubted. */
export const savedCell = (page: Page, time: string): Locator =>
  cells(page, new RegExp(`^${time.replaceAll('.', '\\.')}(?!.*not counted yet).*set by you(,|$)`));

export const undo = (page: Page): Locator => page.getByRole('status').getByRole('button', { name: 'Undo' });

export const emptyCell = (page: Page): Locator => cells(page, /no time yet/).first();
