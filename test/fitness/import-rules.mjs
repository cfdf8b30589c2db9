// Allowed imports. Each rule has a planted breach in import-rules.spec.ts that it must catch.

const SPEC = '\\.(spec|contract|bench)\\.tsx?$';
const TESTS = '^(test/|.*\\.(spec|contract|bench)\\.tsx?$|frontend/src/test-setup\\.ts$)';
const DRIVERS = [
  '(^|/)node:sqlite$',
  '^sqlite$',
  'node_modules/mongodb/',
  'node_modules/@kurrent/',
  'node_modules/nodemailer/',
  'node_modules/@discordjs/',
  'node_modules/@aws-sdk/',
];
const DRIVER_FILES = '\\.(sqlite|kurrent|mongo|smtp|discord|s3)(\\.worker)?\\.ts$';

const confined = (name, from, allowed, why) => ({
  name,
  comment: why,
  severity: 'error',
  from: { path: from, pathNot: SPEC },
  to: { pathNot: [from, ...allowed] },
});

const forbidden = (name, from, to, why) => ({ name, comment: why, severity: 'error', from, to });

export const rules = [
  confined('kernel-imports-nothing', '^libs/kernel/', [], 'kernel is the promise everything else keeps'),
  confined('racing-is-a-leaf', '^libs/racing/', [], 'racing is pure and shared with the browser'),
  confined(
    'contracts-is-a-leaf',
    '^libs/contracts/',
    ['^libs/racing/', 'node_modules/zod/'],
    'contracts are zod, and racing by type, shared with the browser',
  ),
  forbidden(
    'contracts-use-racing-types-only',
    { path: '^libs/contracts/', pathNot: SPEC },
    { path: '^libs/racing/', dependencyTypesNot: ['type-only'] },
    'contracts say the shape; meaning is decided in racing and domain',
  ),
  confined(
    'tables-read-and-no-more',
    '^libs/tables/',
    ['^libs/racing/', 'node_modules/(@types/)?papaparse/'],
    'one reader of tables, shared with the browser',
  ),
  confined('domain-is-pure', '^libs/domain/', ['^libs/kernel/', '^libs/racing/'], 'decisions are pure'),
  confined(
    'policies-are-pure',
    '^libs/policies/',
    ['^libs/kernel/', '^libs/domain/', '^libs/racing/'],
    'policies are pure reactions',
  ),
  forbidden(
    'event-store-knows-kernel-only',
    { path: '^libs/event-store/', pathNot: SPEC },
    { path: '^(libs/(?!kernel/|event-store/)|apps/|projections/|frontend/)' },
    'the log stores facts and knows none',
  ),
  forbidden(
    'read-store-knows-kernel-and-the-log',
    { path: '^libs/read-store/', pathNot: SPEC },
    { path: '^(libs/(?!kernel/|event-store/|read-store/)|apps/|projections/|frontend/)' },
    'the runner reads the log through its port and knows no view',
  ),
  forbidden(
    'accounts-know-kernel-and-contracts',
    { path: '^libs/accounts/', pathNot: SPEC },
    { path: '^(libs/(?!kernel/|contracts/|accounts/)|apps/|projections/|frontend/)' },
    'private data has one place and no other dependencies',
  ),
  forbidden(
    'mail-and-chat-stand-alone',
    { path: '^libs/(mail|chat)/', pathNot: SPEC },
    { path: '^(libs/(?!mail/|chat/)|apps/|projections/|frontend/)' },
    'they carry words to persons and know neither',
  ),
  forbidden(
    'mail-and-chat-are-two',
    { path: '^libs/(mail|chat)/' },
    { path: '^libs/(mail|chat)/', pathNot: '^libs/$1/' },
    'either can be used without the other',
  ),
  forbidden(
    'uploads-stand-alone',
    { path: '^libs/uploads/', pathNot: SPEC },
    { path: '^(libs/(?!uploads/)|apps/|projections/|frontend/)' },
    'they keep files and know neither whose nor what for',
  ),
  confined(
    'projections-are-pure',
    '^projections/',
    ['^libs/(kernel|domain|racing|contracts|read-store)/src/'],
    'a projection sees facts and its document, never a driver or Nest',
  ),
  forbidden(
    'projections-see-the-read-store-by-type',
    { path: '\\.projection\\.ts$' },
    { path: '^libs/(read-store|domain|contracts)/', dependencyTypesNot: ['type-only'] },
    'a projection is a value of a type, it runs nothing',
  ),
  forbidden(
    'drivers-only-in-adapters',
    { path: '^(apps|libs|projections)/', pathNot: [SPEC, DRIVER_FILES, '/launch/'] },
    { path: DRIVERS },
    'a driver is known to the files that carry its name and to no others',
  ),
  forbidden(
    'nest-only-under-apps',
    { path: '^(libs|projections|frontend)/' },
    { path: 'node_modules/@nestjs/' },
    'the framework stays at the edge',
  ),
  forbidden(
    'apps-do-not-import-apps',
    { path: '^apps/([^/]+)/', pathNot: SPEC },
    { path: '^apps/', pathNot: '^apps/$1/' },
    'each process stands alone; what two need is a library',
  ),
  forbidden(
    'libraries-do-not-import-apps',
    { path: '^(libs|projections)/' },
    { path: '^(apps|frontend)/' },
    'apps are built of libraries',
  ),
  forbidden(
    'browser-sees-contracts-and-racing',
    { path: '^frontend/src/', pathNot: TESTS },
    { path: '^(apps/|projections/|libs/(?!contracts/|racing/|tables/))' },
    'nothing of the server reaches the browser',
  ),
  forbidden(
    'features-do-not-import-features',
    { path: '^frontend/src/features/([^/]+)/', pathNot: SPEC },
    { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    'a page composes features',
  ),
  forbidden(
    'ui-and-lib-know-no-feature',
    { path: '^frontend/src/(ui|lib)/', pathNot: SPEC },
    { path: '^frontend/src/(features|routes)/' },
    'the kit knows no feature',
  ),
  forbidden(
    'product-does-not-import-tests',
    { path: '^(apps|libs|projections|frontend)/', pathNot: TESTS },
    { path: TESTS },
    'what only tests need stays with the tests',
  ),
  forbidden(
    'servers-run-without-dev-packages',
    { path: '^(apps|libs|projections)/', pathNot: [SPEC, '/launch/'] },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    'the container image leaves dev dependencies out',
  ),
  forbidden('no-cycles', {}, { circular: true }, 'a cycle means that two things are one'),
  forbidden(
    'no-orphans',
    {
      orphan: true,
      path: '^(apps|libs|projections|frontend/src)/',
      pathNot: [TESTS, '/launch/', '/main\\.tsx?$', 'vite\\.config\\.ts$', '\\.d\\.ts$', '\\.worker(\\.sqlite)?\\.ts$'],
    },
    {},
    'a file that nobody imports is dead',
  ),
];

export default {
  forbidden: rules,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css', '.svg'],
    },
  },
};
