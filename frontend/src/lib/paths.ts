const cell = (carId: string, tune: string, trackCode: string) =>
  `/api/v1/cells/${[carId, tune, trackCode].map(encodeURIComponent).join('/')}`;

/** Every path of the API that the browser uses, made in one place. A deck's text is safe in an address as it is. */
export const apiPaths = {
  matrix: (deck: string, since?: number) =>
    `/api/v1/lap-times/matrix?deck=${deck}${since === undefined ? '' : `&since=${since}`}`,
  matrixQuestion: '/api/v1/lap-times/matrix',
  lapTimes: '/api/v1/lap-times',
  members: (find: string) => `/api/v1/members${find === '' ? '' : `?find=${encodeURIComponent(find)}`}`,
  member: (userId: string) => `/api/v1/members/${encodeURIComponent(userId)}`,
  memberHistory: (userId: string) => `/api/v1/members/${encodeURIComponent(userId)}/history`,
  memberActs: (userId: string) => `/api/v1/members/${encodeURIComponent(userId)}/acts`,
  ownExport: '/api/v1/me/export',
  ownClosing: '/api/v1/me/closing',
  cell,
  lapTime: (carId: string, tune: string, trackCode: string, lapTimeId: string) =>
    `${cell(carId, tune, trackCode)}/lap-times/${encodeURIComponent(lapTimeId)}`,
  bestCars: (limit: number) => `/api/v1/cars?limit=${limit}`,
  carsById: (ids: readonly string[]) => `/api/v1/cars?ids=${ids.map(encodeURIComponent).join(',')}`,
  catalogue: '/api/v1/catalogue',
  catalogueFile: (hash: string) => `/api/v1/catalogue/${hash}`,
  currentUser: '/api/getUser',
  auth: (path: string) => `/api/auth${path}`,
  chatLink: '/api/chat-link',
  chatLinkConfirm: '/api/chat-link/confirm',
  settings: '/api/v1/settings',
  clientConfig: '/api/v1/client-config',
  visits: '/api/v1/visits',
};

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
} as const;
