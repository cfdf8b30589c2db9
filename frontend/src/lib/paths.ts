/** Every page of the site. */
export const pages = {
  records: '/',
  compare: '/compare',
  signIn: '/login',
  register: '/register',
  askNewPassword: '/asknewpassword',
  account: '/account',
  privacy: '/privacy',
  closeAccount: '/close-account',
  admin: '/admin',
  staffCars: '/admin/cars',
  newCar: '/admin/cars/new',
  waitingCars: '/admin/waiting-cars',
  carReviews: '/admin/car-reviews',
  staffImports: '/admin/imports',
  adminVersions: '/admin/versions',
  car: '/cars/:id',
  cars: '/cars',
  gallery: '/gallery',
  newPhotos: '/newPhotos',
  usefulness: '/usefulness',
  decks: '/decks',
  stuff: '/stuff',
  findCar: '/findCar',
  testPoints: '/testPoints',
  ownFactor: '/testPoints/temp',
  accelMaker: '/accelMaker',
  codeUtil: '/codeutil',
  templateGuide: '/templateguide',
} as const;

/** The page of one car. */
export const carPath = (carId: string): string => pages.car.replace(':id', encodeURIComponent(carId));
