import type { ComponentType } from 'react';
import { lazyPage } from './lazy-page.ts';

type LoadPage = () => Promise<{ Component: ComponentType }>;

/** A screen of the specification: its route name, its addresses, and the page once there is one. */
export type SiteRoute = { name: string; paths: readonly string[]; page?: LoadPage };

/** One screen under two addresses: going from one to the other preserves the grid. */
const main: LoadPage = async () => ({ Component: (await import('./records/main-screen.tsx')).MainScreen });

/**
 * Every route of the specification under its name. One without a page is not linked anywhere and redirects to Records,
 * as an unknown address does; giving it a `page` puts it into the menu as well.
 */
export const siteMap = [
  { name: 'Records', paths: ['/'], page: main },
  { name: 'Compare', paths: ['/compare'], page: main },
  { name: 'Challenges', paths: ['/challenges'], page: lazyPage('Challenges') },
  { name: 'Events', paths: ['/events'], page: lazyPage('Events') },
  { name: 'Clubs', paths: ['/clubs'], page: lazyPage('Clubs') },
  // Ours: the specification has no page that lists the cars.
  {
    name: 'Cars',
    paths: ['/cars'],
    page: lazyPage('Cars'),
  },
  { name: 'Packs', paths: ['/packs'], page: lazyPage('Packs') },
  { name: 'Timeline', paths: ['/timeline'], page: lazyPage('Timeline') },
  { name: 'Community', paths: ['/community'], page: lazyPage('Community') },
  {
    name: 'Stuff',
    paths: ['/stuff'],
    page: lazyPage('Stuff'),
  },
  {
    name: 'Gallery',
    paths: ['/gallery'],
    page: lazyPage('Gallery'),
  },
  { name: 'Swagger', paths: ['/swagger'] },
  { name: 'Animated', paths: ['/animated', '/animated/:username'], page: lazyPage('Animated') },
  { name: 'MainCharts', paths: ['/charts'], page: lazyPage('Charts') },
  { name: 'MainCsvChart', paths: ['/MainCsvChart'], page: lazyPage('CsvChart') },
  {
    name: 'FindCar',
    paths: ['/findCar'],
    page: lazyPage('FindCar'),
  },
  {
    name: 'NewPhotos',
    paths: ['/newPhotos'],
    page: lazyPage('NewPhotos'),
  },
  { name: 'CheatSheet', paths: ['/c'], page: lazyPage('CheatSheet') },
  {
    name: 'CodeUtil',
    paths: ['/codeutil'],
    page: lazyPage('CodeUtil'),
  },
  {
    name: 'AccelMaker',
    paths: ['/accelMaker'],
    page: lazyPage('AccelMaker'),
  },
  { name: 'MyGarage', paths: ['/me', '/garage/:username'], page: lazyPage('Garage') },
  // Ours: the specification's yearly summary has no address of its own.
  { name: 'Recap', paths: ['/recap', '/recap/:period', '/recap/shared/:key'], page: lazyPage('Recap') },
  {
    name: 'TestPoints',
    paths: ['/testPoints', '/testPoints/temp'],
    page: lazyPage('TestPoints'),
  },
  { name: 'DownTimes', paths: ['/downTimes'], page: lazyPage('DownTimes') },
  { name: 'UserTimes', paths: ['/userTimes/:username'], page: lazyPage('UserTimes') },
  // Ours: the specification names it among its areas, and no address.
  { name: 'History', paths: ['/history', '/history/:kind/:itemId'], page: lazyPage('History') },
  { name: 'Contributors', paths: ['/contributors'], page: lazyPage('Contributors') },
  { name: 'About', paths: ['/about', '/terms', '/rules', '/data'], page: lazyPage('About') },
  { name: 'Translate', paths: ['/translate'], page: lazyPage('Translate') },
  {
    name: 'TemplateGuide',
    paths: ['/templateguide'],
    page: lazyPage('TemplateGuide'),
  },
  {
    name: 'Login',
    paths: ['/login'],
    page: lazyPage('Login'),
  },
  {
    name: 'Register',
    paths: ['/register'],
    page: lazyPage('Register'),
  },
  {
    name: 'VerifyEmail',
    paths: ['/verifyemail'],
    page: lazyPage('VerifyEmail'),
  },
  {
    name: 'NewPassword',
    paths: ['/newpassword'],
    page: lazyPage('NewPassword'),
  },
  {
    name: 'AskNewPassword',
    paths: ['/asknewpassword'],
    page: lazyPage('AskNewPassword'),
  },
] as const satisfies readonly SiteRoute[];

export type RouteName = (typeof siteMap)[number]['name'];
