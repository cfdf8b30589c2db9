import { globSync, readFileSync } from 'node:fs';
import { commandsIn, type Given, walkTable } from '#test/who-may-kit';
import type { ActorId, Command, Commands, CommandType, Event } from '#kernel';
import * as domain from './index.ts';
import type { AppealMade } from './appeal/appeal.events.ts';
import { appeal, type Appeal } from './appeal/appeal.state.ts';
import { appealWhoMay } from './appeal/appeal.who-may.ts';
import { MakeAppeal, makeAppeal } from './appeal/make-appeal.ts';
import {
  GrantAppeal,
  grantAppeal,
  RejectAppeal,
  rejectAppeal,
  ReopenAppeal,
  reopenAppeal,
} from './appeal/settle-appeal.ts';
import { MakeReport, makeReport } from './report/make-report.ts';
import { report, type Report } from './report/report.state.ts';
import { reportWhoMay } from './report/report.who-may.ts';
import {
  DismissReport,
  dismissReport,
  ReopenReport,
  reopenReport,
  UpholdReport,
  upholdReport,
} from './report/settle-report.ts';
import { PlanSweep, planSweep } from './sweep/plan-sweep.ts';
import { sweep, type Sweep } from './sweep/sweep.state.ts';
import { sweepWhoMay } from './sweep/sweep.who-may.ts';
import {
  AdvanceSweep,
  advanceSweep,
  ConfirmSweep,
  confirmSweep,
  FinishSweep,
  finishSweep,
  WithdrawSweep,
  withdrawSweep,
} from './sweep/take-sweep.ts';

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
      table: reportWhoMay,
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
    expect(came).toEqual(commandsIn(reportWhoMay));
  });

  it('appeal', async () => {
    const of = { appealId: 'a1' };
    const against = { kind: 'car-photo', itemId: 'p1' } as unknown as AppealMade['data']['against'];
    const owner = 'ann' as ActorId;
    const made = { ...of, against, owner, decidedBy: 'bob' as ActorId, text: 'Look again.' };
    const came = await walkTable({
      table: appealWhoMay,
      decider: appeal,
      commands: {
        'make-appeal': on<Appeal, MakeAppeal>(MakeAppeal, makeAppeal, made),
        'grant-appeal': on<Appeal, GrantAppeal>(GrantAppeal, grantAppeal, { ...of, reason: 'other' as never }),
        'reject-appeal': on<Appeal, RejectAppeal>(RejectAppeal, rejectAppeal, { ...of, reason: 'other' as never }),
        'reopen-appeal': on<Appeal, ReopenAppeal>(ReopenAppeal, reopenAppeal, of),
      },
    });
    expect(came).toEqual(commandsIn(appealWhoMay));
  });

  it('sweep', async () => {
    const of = { sweepId: 's1' };
    const asked = { act: 'hide-times', personId: 'cid', reason: 'abuse' } as const;
    const steps = [{ kind: 'cell', itemId: 'i', entryId: 'e' }] as const;
    const plan = on<Sweep, PlanSweep>(PlanSweep, planSweep, asked, { ...of, steps, others: 1 });
    const withdraw = on<Sweep, WithdrawSweep>(WithdrawSweep, withdrawSweep, of);
    const came = await walkTable({
      table: sweepWhoMay,
      decider: sweep,
      commands: {
        'plan-sweep': (...given) => ({ ...plan(...given), item: (now) => ({ ...now, act: now.act ?? asked.act }) }),
        'confirm-sweep': on<Sweep, ConfirmSweep>(ConfirmSweep, confirmSweep, of),
        'advance-sweep': on<Sweep, AdvanceSweep>(AdvanceSweep, advanceSweep, { ...of, taken: 1, left: [] }),
        'finish-sweep': on<Sweep, FinishSweep>(FinishSweep, finishSweep, of),
        // Seldom: few others get to where steps are taken before it.
        'withdraw-sweep': (meta, n, state) => {
          const given = withdraw(meta, n, state);
          return n % 8 === 0 ? given : { ...given, decide: () => [] };
        },
      },
    });
    expect(came).toEqual(commandsIn(sweepWhoMay));
  });
});

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const filesOf = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname }).map((file) => `./${file}`);

it('every table is walked, and with it the room that it leaves to others', () => {
  const names = filesOf('**/!(*.spec).ts').flatMap((file) =>
    [...textOf(file).matchAll(/export const (\w+WhoMay) = whoMay\(/g)].map(([, name]) => name),
  );
  const specs = filesOf('**/*.spec.ts').map(textOf).join('\n');
  expect(names.length).toBeGreaterThan(35);
  expect(names.filter((name) => !specs.includes(`table: ${name},`))).toEqual([]);
});

it('a stream counts as one’s own only where no row of a table lets another person write it', () => {
  const rows = Object.values(domain.whoMayTables).flat();
  const all = Object.entries(domain).filter(([name]) => name.endsWith('Commands')) as unknown as [string, Commands][];
  const own = all.filter(([, commands]) => commands.own);
  expect(own.map(([name]) => name).sort()).toEqual([
    'garageCommands',
    'honoursCommands',
    'recapCommands',
    'roundDraftCommands',
  ]);
  for (const { type } of own.flatMap(([, { decisions }]) => decisions)) {
    const command = type.name.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
    expect(rows.filter((row) => row.command === command && row.who !== 'owner')).toEqual([]);
  }
});
