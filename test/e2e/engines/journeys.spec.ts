import { expect } from '@playwright/test';
import { deckOn } from '../browser/journey.ts';
import { test } from './engine.ts';
import { Person } from './person.ts';
import type { Screen } from './screen.ts';

let people = 0;

async function register(screen: Screen, url: string): Promise<void> {
  people += 1;
  const name = `driver ${process.pid} ${people}`;
  await screen.driver.goTo(`${url}/register`);
  await screen.fill('Name', name);
  await screen.fill('Email', `driver-${process.pid}-${people}@example.org`);
  for (const label of ['Password', 'Repeat password']) await screen.fill(label, 'a long enough password');
  await screen.press('button', 'Register');
  await screen.sees('button', `Account: ${name}`);
}

const address = (screen: Screen) => screen.driver.run(() => location.href);

test('somebody registers, adds a car and enters a time', { tag: '@smoke' }, async ({ visit: screen, site }) => {
  await register(screen, site.url);
  await screen.driver.goTo(`${site.url}/?share=~Kfast_a00~CHonda_NSX_2016~T332`);
  await screen.press('button', 'Add car');
  await screen.fill('Search cars', 'lotus 2016');
  await screen.press('button', /3-Eleven/);
  await screen.press('button', 'Done');
  await screen.misses('dialog', 'Add a car');
  await screen.press('cell', /no time yet/);
  await screen.driver.type('5995');
  await screen.pressKey('Enter');
  await screen.sees('cell', /^59\.95(?!.*not counted).*set by you(,|$)/);
});

test('tracks are chosen', async ({ visit: screen, site }) => {
  await screen.driver.goTo(site.url + deckOn('fast'));
  await screen.press('button', /^Tracks/);
  await screen.fill('Search tracks', 'airplane slalom');
  await screen.press('button', /^Airplane Slalom, /);
  await screen.press('button', 'Done');
  await screen.misses('dialog', 'Tracks');
  await screen.sees('button', /^Airplane Slalom.*: menu$/);
  expect(await address(screen)).toContain('~KairplaneSlalom_');
});

test('a time that somebody elsewhere enters is seen without a reload', async ({ visit: screen, site }) => {
  const person = await Person.of(site.url);
  await screen.driver.goTo(site.url + deckOn('kart'));
  await screen.sees('cell', /no time yet/);
  await screen.sees('text', 'Live');
  await person.submit('Porsche_959_1986', '332', 'kart_a00', '31.07');
  await screen.sees('cell', /^31\.07/);
});

test('an option is kept', async ({ visit: screen, site }) => {
  const points = () => screen.driver.run(() => document.querySelector<HTMLInputElement>('[role=switch]')?.checked);
  const open = async () => {
    await screen.driver.goTo(site.url);
    await screen.press('button', 'Menu');
    await screen.press('button', 'Options');
    await screen.sees('dialog', 'Options');
  };
  await open();
  const before = await points();
  await screen.press('switch', /./);
  await expect.poll(points).toBe(!before);
  await open();
  expect(await points()).toBe(!before);
});

test('another language is chosen, and is kept', async ({ visit: screen, site }) => {
  const language = () => screen.driver.run(() => document.documentElement.lang);
  await screen.driver.goTo(site.url);
  await screen.press('button', 'Menu');
  await screen.press('button', /^Language/);
  await screen.press('button', 'Svenska');
  await expect.poll(language).toBe('sv');
  await screen.driver.reload();
  await screen.sees('button', 'Meny');
  expect(await language()).toBe('sv');
});

test('without a server the page opens with the last times', async ({ visit: screen, site }) => {
  await screen.driver.goTo(site.url);
  await screen.sees('cell', /of \d+/);
  const worker = () => screen.driver.run(() => navigator.serviceWorker.controller?.state);
  await expect.poll(worker).toBe('activated');
  await site.stop();
  await screen.driver.reload();
  await screen.sees('text', /^Offline\. You see the data from \d/);
  await screen.sees('cell', /of \d+/);
  await site.start();
});
