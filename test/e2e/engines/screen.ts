import { expect } from '@playwright/test';
import type { Driver, Key } from './driver.ts';
import { openDialogs, seenOf } from './in-page.ts';
import type { Role, Seen } from './in-page.ts';

/** A page as a user operates it, in any browser: every action waits until it is possible. */
export class Screen {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  async sees(role: Role, name: RegExp | string): Promise<void> {
    await expect.poll(() => this.#names(role)).toContainEqual(named(name));
  }

  async misses(role: Role, name: RegExp | string): Promise<void> {
    await expect.poll(() => this.#names(role)).not.toContainEqual(named(name));
  }

  /** Presses the first match, after scrolling to it where needed, once it rests and nothing covers it. */
  async press(role: Role, name: RegExp | string): Promise<void> {
    let found: Seen | undefined;
    let hidden = -1;
    const isReady = async () => {
      const before = found;
      const seen = await this.driver.run(seenOf, role, hidden);
      const at = seen.findIndex((one) => isNamed(one.name, name));
      found = seen[at];
      hidden = found?.onTop === false ? at : -1;
      return found?.onTop === true && JSON.stringify(found) === JSON.stringify(before);
    };
    await expect.poll(isReady, { message: `${role} ${String(name)} can be pressed`, intervals: [50] }).toBe(true);
    if (found) await this.driver.pressAt(found.x + found.width / 2, found.y + found.height / 2);
  }

  async fill(label: string, text: string): Promise<void> {
    await this.press('field', label);
    await this.driver.type(text);
  }

  pressKey(key: Key): Promise<void> {
    return this.driver.pressKey(key);
  }

  async rests(): Promise<void> {
    let places = '';
    const isSame = async () => {
      const before = places;
      places = JSON.stringify(await this.driver.run(openDialogs));
      return places === before;
    };
    await expect.poll(isSame, { message: 'the dialogs come to rest', intervals: [100] }).toBe(true);
  }

  async #names(role: Role): Promise<readonly string[]> {
    return (await this.driver.run(seenOf, role)).map(({ name }) => name);
  }
}

const isNamed = (name: string, wanted: RegExp | string): boolean =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name);

const named = (wanted: RegExp | string): unknown =>
  typeof wanted === 'string' ? wanted : expect.stringMatching(wanted);
