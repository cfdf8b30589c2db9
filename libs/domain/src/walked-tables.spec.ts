import { globSync, readFileSync } from 'node:fs';
import { commandsIn, type Given, walkTable } from '#test/permissions-kit';
import type { ActorId, Command, Commands, CommandType, Event } from '#kernel';
import * as domain from './index.ts';
import type { AppealMade } from './appeal/appeal.events.ts';
import { appeal, type Appeal } from './appeal/appeal.state.ts';
import { appealPermissions } from './appeal/appeal.permissions.ts';
import { MakeAppeal, makeAppeal } from './appeal/make-appeal.ts';
import {
  GrantAppeal,
  grantAppeal,
  RejectAppeal,
  rejectAppeal,
  ReopenAppeal,
  reopenAppeal,
} from './appeal/resolve-appeal.ts';
import { MakeReport, makeReport } from './report/make-report.ts';
import { report, type Report } from './report/report.state.ts';
import { reportPermissions } from './report/report.permissions.ts';
import {
  DismissReport,
  dismissReport,
  ReopenReport,
  reopenReport,
  UpholdReport,
  upholdReport,
} from './report/resolve-report.ts';
import { PlanBulkAction, planBulkAction } from './bulk-action/plan-bulk-action.ts';
import { bulkAction, type BulkAction } from './bulk-action/bulk-action.state.ts';
import { bulkActionPermissions } from './bulk-action/bulk-action.permissions.ts';
import {
  AdvanceBulkAction,
  advanceBulkAction,
  ConfirmBulkAction,
  confirmBulkAction,
  FinishBulkAction,
  finishBulkAction,
  WithdrawBulkAction,
  withdrawBulkAction,
} from './bulk-action/take-bulk-action.ts';

const on =
  <Item extends object, Made extends Command>(
    type: CommandType<Made>,
    decide: (command: Made, state: Item, facts: never) => readonly Event[],
    data: Made['data'],
    facts: object = {},
  ): Given<Item, Item> =>
  (meta, _, state) => ({ item: (now) => now, decide: () => decide(new type(data, meta), state, facts as never) });

describe('no 10,000 commands lead where no row of the table leads:', () => {
  it('report', async () => {
    const about = { kind: 'page', itemId: '/cars' } as const;
    const of = { reportId: 'r1' };
    const came = await walkTable({
      table: reportPermissions,
      decider: report,
      commands: {
        'make-report': on<Report, MakeReport>(
          MakeReport,
          makeReport,
          { about: about as never, fault: 'other' as never },
          { ...of, owner: null },
        ),
        'uphold-report': on<Report, UpholdReport>(UpholdReport, upholdReport, { ...of, reason: 'fixed' as never }),
        'dismiss-report': on<Report, DismissReport>(DismissReport, dismissReport, { ...of, reason: 'fine' as never }),
        'reopen-report': on<Report, ReopenReport>(ReopenReport, reopenReport, of),
      },
    });
    expect(came).toEqual(commandsIn(reportPermissions));
  });

  it('appeal', async () => {
    const of = { appealId: 'a1' };
    const against = { kind: 'car-photo', itemId: 'p1' } as unknown as AppealMade['data']['against'];
    const owner = 'ann' as ActorId;
    const made = { ...of, against, owner, decidedBy: 'bob' as ActorId, text: 'Look again.' };
    const came = await walkTable({
      table: appealPermissions,
      decider: appeal,
      commands: {
        'make-appeal': on<Appeal, MakeAppeal>(MakeAppeal, makeAppeal, made),
        'grant-appeal': on<Appeal, GrantAppeal>(GrantAppeal, grantAppeal, { ...of, reason: 'other' as never }),
        'reject-appeal': on<Appeal, RejectAppeal>(RejectAppeal, rejectAppeal, { ...of, reason: 'other' as never }),
        'reopen-appeal': on<Appeal, ReopenAppeal>(ReopenAppeal, reopenAppeal, of),
      },
    });
    expect(came).toEqual(commandsIn(appealPermissions));
  });

  it('sweep', async () => {
    const of = { sweepId: 's1' };
    const asked = { act: 'hide-times', personId: 'cid', reason: 'abuse' } as const;
    const steps = [{ kind: 'cell', itemId: 'i', entryId: 'e' }] as const;
    const plan = on<BulkAction, PlanBulkAction>(PlanBulkAction, planBulkAction, asked, { ...of, steps, others: 1 });
    const withdraw = on<BulkAction, WithdrawBulkAction>(WithdrawBulkAction, withdrawBulkAction, of);
    const came = await walkTable({
      table: bulkActionPermissions,
      decider: bulkAction,
      commands: {
        'plan-sweep': (...given) => ({ ...plan(...given), item: (now) => ({ ...now, act: now.act ?? asked.act }) }),
        'confirm-sweep': on<BulkAction, ConfirmBulkAction>(ConfirmBulkAction, confirmBulkAction, of),
        'advance-sweep': on<BulkAction, AdvanceBulkAction>(AdvanceBulkAction, advanceBulkAction, {
          ...of,
          taken: 1,
          left: [],
        }),
        'finish-sweep': on<BulkAction, FinishBulkAction>(FinishBulkAction, finishBulkAction, of),
        // Seldom: few others get to where steps are taken before it.
        'withdraw-sweep': (meta, n, state) => {
          const given = withdraw(meta, n, state);
          return n % 8 === 0 ? given : { ...given, decide: () => [] };
        },
      },
    });
    expect(came).toEqual(commandsIn(bulkActionPermissions));
  });
});

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const filesOf = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname }).map((file) => `./${file}`);

it('every table is walked, and with it the room that it leaves to others', () => {
  const names = filesOf('**/!(*.spec).ts').flatMap((file) =>
    [...textOf(file).matchAll(/export const (\w+Permissions) = permissionTable\(/g)].map(([, name]) => name),
  );
  const specs = filesOf('**/*.spec.ts').map(textOf).join('\n');
  expect(names.length).toBeGreaterThan(35);
  expect(names.filter((name) => !specs.includes(`table: ${name},`))).toEqual([]);
});

it('a stream counts as one’s own only where no row of a table lets another person write it', () => {
  const rows = Object.values(domain.permissionTables).flat();
  const all = Object.entries(domain).filter(([name]) => name.endsWith('Commands')) as unknown as [string, Commands][];
  const own = all.filter(([, commands]) => commands.own);
  expect(own.map(([name]) => name).sort()).toEqual([
    'contributorConsentCommands',
    'garageCommands',
    'recapCommands',
    'roundDraftCommands',
  ]);
  for (const { type } of own.flatMap(([, { decisions }]) => decisions)) {
    const command = type.name.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
    expect(rows.filter((row) => row.command === command && row.who !== 'owner')).toEqual([]);
  }
});
