export const pages = {
  records: '/',
  compare: '/compare',
  signIn: '/login',
  register: '/register',
  askNewPassword: '/asknewpassword',
  account: '/account',
  garage: '/me',
  recap: '/recap',
  privacy: '/privacy',
  closeAccount: '/close-account',
  admin: '/admin',
  staffCars: '/admin/cars',
  newCar: '/admin/cars/new',
  waitingCars: '/admin/waiting-cars',
  carReviews: '/admin/car-reviews',
  staffCampaign: '/admin/campaign',
  staffTags: '/admin/tags',
  staffSweeps: '/admin/bulk',
  queue: '/admin/queue',
  notifications: '/notifications',
  staffImports: '/admin/imports',
  importTimes: '/admin/imports/lap-times',
  adminVersions: '/admin/versions',
  car: '/cars/:id',
  cars: '/cars',
  gallery: '/gallery',
  newPhotos: '/newPhotos',
  bestOf: '/bestOf',
  usefulness: '/usefulness',
  decks: '/decks',
  round: '/challenges/:challenge/:round',
  match: '/match',
  challenges: '/challenges',
  challenge: '/challenges/:challenge',
  stuff: '/stuff',
  findCar: '/findCar',
  testPoints: '/testPoints',
  ownFactor: '/testPoints/temp',
  accelMaker: '/accelMaker',
  packs: '/packs',
  charts: '/charts',
  cheatSheet: '/c',
  codeUtil: '/codeutil',
  downTimes: '/downTimes',
  userTimes: '/userTimes/:username',
  templates: '/templates',
  templateGuide: '/templateguide',
  timeline: '/timeline',
  community: '/community',
  animated: '/animated',
  translate: '/translate',
} as const;

export const carPath = (carId: string): string => pages.car.replace(':id', encodeURIComponent(carId));

/** The page of a user's submitted times. */
export const personPath = (name: string): string => pages.userTimes.replace(':username', encodeURIComponent(name));

export const animatedPath = (name: string): string => `${pages.animated}/${encodeURIComponent(name)}`;

export const animatedOfCar = (carId: string): string => `${pages.animated}?car=${encodeURIComponent(carId)}`;

export const challengePath = (challengeId: string): string =>
  pages.challenge.replace(':challenge', encodeURIComponent(challengeId));
