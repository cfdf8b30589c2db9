/** Pages that need no account, with what the demonstration shows on them. */
export const pagesOfAll = {
  doors: ['/login', '/register', '/asknewpassword', '/verifyemail', '/privacy', '/?share='],
  cars: ['/cars', '/findCar', '/gallery', '/newPhotos', '/animated', '/bestOf', '/match', '/templates', '/downTimes'],
  plans: [
    '/challenges',
    '/events',
    '/timeline',
    '/history/challenge/alpine-thaw-ladder-1',
    '/community',
    '/packs',
    '/clubs',
    '/recap/2026?of=site',
  ],
  tools: [
    '/stuff',
    '/charts',
    '/MainCsvChart',
    '/c',
    '/codeutil',
    '/accelMaker',
    '/testPoints',
    '/templateguide',
    '/contributors',
    '/translate',
    '/data',
    '/status',
  ],
} as const;
