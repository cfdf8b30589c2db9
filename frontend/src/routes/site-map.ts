import type { ComponentType } from 'react';
import { laterPageOf } from './later-page-of.ts';

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
  { name: 'Challenges', paths: ['/challenges'], page: laterPageOf('Challenges') },
  { name: 'Events', paths: ['/events'], page: laterPageOf('Events') },
  { name: 'Clubs', paths: ['/clubs'], page: laterPageOf('Clubs') },
  // Ours: the specification has no page that lists the cars.
  {
    name: 'Cars',
    paths: ['/cars'],
    page: laterPageOf('Cars'),
  },
  { name: 'Packs', paths: ['/packs'], page: laterPageOf('Packs') },
  { name: 'Timeline', paths: ['/timeline'], page: laterPageOf('Timeline') },
  { name: 'Community', paths: ['/community'], page: laterPageOf('Community') },
  {
    name: 'Stuff',
    paths: ['/stuff'],
    page: laterPageOf('Stuff'),
  },
  {
    name: 'Gallery',
    paths: ['/gallery'],
    page: laterPageOf('Gallery'),
  },
  { name: 'Swagger', paths: ['/swagger'] },
  { name: 'Animated', paths: ['/animated', '/animated/:username'], page: laterPageOf('Animated') },
  { name: 'MainCharts', paths: ['/charts'], page: laterPageOf('Charts') },
  { name: 'MainCsvChart', paths: ['/MainCsvChart'], page: laterPageOf('CsvChart') },
  {
    name: 'FindCar',
    paths: ['/findCar'],
    page: laterPageOf('FindCar'),
  },
  {
    name: 'NewPhotos',
    paths: ['/newPhotos'],
    page: laterPageOf('NewPhotos'),
  },
  { name: 'CheatSheet', paths: ['/c'], page: laterPageOf('CheatSheet') },
  {
    name: 'CodeUtil',
    paths: ['/codeutil'],
    page: laterPageOf('CodeUtil'),
  },
  {
    name: 'AccelMaker',
    paths: ['/accelMaker'],
    page: laterPageOf('AccelMaker'),
  },
  { name: 'MyGarage', paths: ['/me', '/garage/:username'], page: laterPageOf('Garage') },
  // Ours: the specification's yearly summary has no address of its own.
  { name: 'Recap', paths: ['/recap', '/recap/:period', '/recap/shared/:key'], page: laterPageOf('Recap') },
  {
    name: 'TestPoints',
    paths: ['/testPoints', '/testPoints/temp'],
    page: laterPageOf('TestPoints'),
  },
  { name: 'DownTimes', paths: ['/downTimes'], page: laterPageOf('DownTimes') },
  { name: 'UserTimes', paths: ['/userTimes/:username'], page: laterPageOf('UserTimes') },
  // Ours: the specification names it among its areas, and no address.
  { name: 'History', paths: ['/history', '/history/:kind/:itemId'], page: laterPageOf('History') },
  { name: 'Contributors', paths: ['/contributors'], page: laterPageOf('Contributors') },
  { name: 'About', paths: ['/about', '/terms', '/rules', '/data'], page: laterPageOf('About') },
  { name: 'Translate', paths: ['/translate'], page: laterPageOf('Translate') },
  {
    name: 'TemplateGuide',
    paths: ['/templateguide'],
    page: laterPageOf('TemplateGuide'),
  },
  {
    name: 'Login',
    paths: ['/login'],
    page: laterPageOf('Login'),
  },
  {
    name: 'Register',
    paths: ['/register'],
    page: laterPageOf('Register'),
  },
  {
    name: 'VerifyEmail',
    paths: ['/verifyemail'],
    page: laterPageOf('VerifyEmail'),
  },
  {
    name: 'NewPassword',
    paths: ['/newpassword'],
    page: laterPageOf('NewPassword'),
  },
  {
    name: 'AskNewPassword',
    paths: ['/asknewpassword'],
    page: laterPageOf('AskNewPassword'),
  },
] as const satisfies readonly SiteRoute[];

export type RouteName = (typeof siteMap)[number]['name'];
