import { randomUUID } from 'node:crypto';

/** Another user, who writes to a site without a browser. */
export class Person {
  readonly #url: string;
  readonly #cookie: string;

  private constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
  }

  static async of(url: string): Promise<Person> {
    const name = `far ${randomUUID().slice(0, 8)}`;
    const answer = await post(`${url}/api/auth/sign-up/email`, url, {
      name,
      email: `${name.replace(' ', '-')}@example.org`,
      password: 'a long enough password',
    });
    const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
    return new Person(url, cookie.join('; '));
  }

  async submit(carId: string, tune: string, trackCode: string, time: string): Promise<void> {
    const headers = { cookie: this.#cookie, 'idempotency-key': randomUUID() };
    await post(`${this.#url}/api/v1/lap-times`, this.#url, { carId, tune, trackCode, time }, headers);
  }
}

async function post(address: string, origin: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
