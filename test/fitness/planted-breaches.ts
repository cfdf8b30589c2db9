/** For each import rule: a file that breaks it, with its content. Written into a scratch tree, never into this one. */
export const plantedBreaches: Readonly<Record<string, { readonly file: string; readonly code: string }>> = {
  'kernel-imports-nothing': { file: 'libs/kernel/src/breach.ts', code: "import 'node:fs';" },
  'racing-is-a-leaf': { file: 'libs/racing/src/breach.ts', code: "import type { Event } from '#kernel';" },
  'contracts-is-a-leaf': { file: 'libs/contracts/src/breach.ts', code: "import type { Event } from '#kernel';" },
  'contracts-use-racing-types-only': {
    file: 'libs/contracts/src/breach-value.ts',
    code: "import { value } from '#racing';\nexport const same = value;",
  },
  'tables-read-and-no-more': { file: 'libs/tables/src/breach.ts', code: "import type { Event } from '#kernel';" },
  'domain-is-pure': { file: 'libs/domain/src/breach.ts', code: "import type { EventStore } from '#event-store';" },
  'policies-are-pure': { file: 'libs/policies/src/breach.ts', code: "import type { EventStore } from '#event-store';" },
  'event-store-knows-kernel-only': { file: 'libs/event-store/src/breach.ts', code: "import type {} from '#domain';" },
  'read-store-knows-kernel-and-the-log': {
    file: 'libs/read-store/src/breach.ts',
    code: "import type {} from '#domain';",
  },
  'accounts-know-kernel-and-contracts': { file: 'libs/accounts/src/breach.ts', code: "import type {} from '#domain';" },
  'mail-and-chat-stand-alone': { file: 'libs/mail/src/breach.ts', code: "import type {} from '#kernel';" },
  'uploads-stand-alone': { file: 'libs/uploads/src/breach.ts', code: "import type {} from '#kernel';" },
  'mail-and-chat-are-two': { file: 'libs/chat/src/breach.ts', code: "import '../../mail/src/index.ts';" },
  'projections-are-pure': { file: 'projections/breach/breach.ts', code: "import type {} from '#event-store';" },
  'projections-see-the-read-store-by-type': {
    file: 'projections/breach/breach.projection.ts',
    code: "import { value } from '#read-store';\nexport const same = value;",
  },
  'drivers-only-in-adapters': {
    file: 'libs/event-store/src/breach-driver.ts',
    code: "import { MongoClient } from 'mongodb';\nexport const client = MongoClient;",
  },
  'nest-only-under-apps': { file: 'libs/read-store/src/breach-nest.ts', code: "import '@nestjs/common';" },
  'apps-do-not-import-apps': { file: 'apps/api/src/breach.ts', code: "import '../../projector/src/main.ts';" },
  'libraries-do-not-import-apps': {
    file: 'libs/domain/src/breach-app.ts',
    code: "import '../../../apps/projector/src/main.ts';",
  },
  'browser-sees-contracts-and-racing': {
    file: 'frontend/src/lib/breach.ts',
    code: "import type { Event } from '#kernel';",
  },
  'features-do-not-import-features': { file: 'frontend/src/features/one/breach.ts', code: "import '../two/two.ts';" },
  'ui-and-lib-know-no-feature': { file: 'frontend/src/ui/breach.ts', code: "import '../features/two/two.ts';" },
  'product-does-not-import-tests': { file: 'apps/api/src/breach-test.ts', code: "import '#test/support';" },
  'servers-run-without-dev-packages': { file: 'apps/ops/src/breach.ts', code: "import '@grpc/grpc-js';" },
  'no-cycles': {
    file: 'libs/kernel/src/a-cycle.ts',
    code: "import { other } from './cycle-other.ts';\nexport const one = other;",
  },
  'no-orphans': { file: 'libs/kernel/src/orphan.ts', code: 'export const nobody = 1;' },
};

export const plantedGround: Readonly<Record<string, string>> = {
  'libs/kernel/src/index.ts': 'export type Event = { type: string };',
  'libs/kernel/src/cycle-other.ts': "import { one } from './a-cycle.ts';\nexport const other = () => one;",
  'libs/racing/src/index.ts': 'export const value = 1;',
  'libs/domain/src/index.ts': 'export const value = 1;',
  'libs/event-store/src/index.ts': 'export type EventStore = object;',
  'libs/mail/src/index.ts': 'export const value = 1;',
  'libs/read-store/src/index.ts': 'export const value = 1;',
  'apps/projector/src/main.ts': 'export const main = 1;',
  'frontend/src/features/two/two.ts': 'export const two = 2;',
  'test/support/support.ts': 'export const support = 1;',
};
