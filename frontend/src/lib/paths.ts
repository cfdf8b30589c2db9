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
  stuff: '/stuff',
  testPoints: '/testPoints',
  ownFactor: '/testPoints/temp',
  accelMaker: '/accelMaker',
  codeUtil: '/codeutil',
} as const;
