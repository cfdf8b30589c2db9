import { aCar } from '#test/a-car';
import { commandsIn, walkTable } from '#test/permissions-kit';
import { attributesOfPack, findPack } from '#racing';
import type { ActorId, Command, CommandType, Decider, Event, Meta, Recorded } from '#kernel';
import { campaign } from './campaign/campaign.state.ts';
import { campaignPermissions } from './campaign/campaign.permissions.ts';
import { StateCampaignMatch, stateCampaignMatch } from './campaign/state-campaign-match.ts';
import { AddCarAlias, addCarAlias } from './car-alias/add-car-alias.ts';
import { carAlias } from './car-alias/car-alias.state.ts';
import { carAliasPermissions } from './car-alias/car-alias.permissions.ts';
import { ApproveCarPhoto, approveCarPhoto } from './car-photo/approve-car-photo.ts';
import { carPhotos, type CarPhotos } from './car-photo/car-photo.state.ts';
import { carPhotoPermissions, photoIn } from './car-photo/car-photo.permissions.ts';
import { DeclineCarPhoto, declineCarPhoto } from './car-photo/decline-car-photo.ts';
import { ReopenCarPhoto, reopenCarPhoto, SendCarPhotoAgain, sendCarPhotoAgain } from './car-photo/reopen-car-photo.ts';
import { SubmitCarPhoto, submitCarPhoto } from './car-photo/submit-car-photo.ts';
import { WithdrawCarPhoto, withdrawCarPhoto } from './car-photo/withdraw-car-photo.ts';
import { AddPendingCar, addPendingCar } from './car/add-pending-car.ts';
import { ApprovePendingCar, approvePendingCar } from './car/approve-pending-car.ts';
import type { CarEvent } from './car/car.events.ts';
import { car, type CarState } from './car/car.state.ts';
import { type CarPast, carPast } from './car/car-past.ts';
import { carPermissions } from './car/car.permissions.ts';
import type { PendingCarEvent } from './car/pending-car.events.ts';
import { DismissPendingCar, dismissPendingCar } from './car/dismiss-pending-car.ts';
import { ImportCar, importCar } from './car/import-car.ts';
import { ImportCarHistory, importCarHistory } from './car/import-car-history.ts';
import { ReleaseCar, releaseCar } from './car/release-car.ts';
import { RetireCar, retireCar } from './car/retire-car.ts';
import { ReviseCar, reviseCar } from './car/revise-car.ts';
import { RevisePendingCar, revisePendingCar } from './car/revise-pending-car.ts';
import { AdvanceImport, advanceImport } from './catalogue-import/advance-import.ts';
import { AnnounceImport, announceImport } from './catalogue-import/announce-import.ts';
import { BeginRollBack, beginRollBack } from './catalogue-import/begin-roll-back.ts';
import { type CatalogueImport, catalogueImport, importActor } from './catalogue-import/catalogue-import.state.ts';
import {
  importListPermissions,
  importRowIn,
  importRowPermissions,
  importPermissions,
  rollBackPermissions,
} from './catalogue-import/catalogue-import.permissions.ts';
import { FinishImport, finishImport } from './catalogue-import/finish-import.ts';
import { FinishRollBack, finishRollBack } from './catalogue-import/finish-roll-back.ts';
import { importList } from './catalogue-import/import-list.state.ts';
import { importRows, type ImportRows } from './catalogue-import/import-rows.state.ts';
import { MarkRowsUnresolved, markRowsUnresolved } from './catalogue-import/mark-rows-unresolved.ts';
import { PlanImport, planImport } from './catalogue-import/plan-import.ts';
import { PlanLapTimeImport, planLapTimeImport } from './catalogue-import/plan-lap-time-import.ts';
import { PlanRqSheet, planRqSheet } from './catalogue-import/plan-rq-sheet.ts';
import { ReopenImportRow, reopenImportRow } from './catalogue-import/reopen-import-row.ts';
import { RollBackCar, rollBackCar } from './catalogue-import/roll-back-car.ts';
import { SettleImportRow, settleImportRow } from './catalogue-import/settle-import-row.ts';
import { type Undoing, undoing } from './catalogue-import/undoing.ts';
import type { GameVersionState } from './game-version/game-version.state.ts';
import { AddPack, addPack, RevisePack } from './pack/add-pack.ts';
import { pack } from './pack/pack.state.ts';
import { packPermissions } from './pack/pack.permissions.ts';
import { revisePack } from './pack/revise-pack.ts';
import { AppointAdmin, appointAdmin } from './member/appoint-admin.ts';
import { AppointModerator, appointModerator } from './member/appoint-moderator.ts';
import { ChangePatronTier, changePatronTier } from './member/change-patron-tier.ts';
import { DismissAdmin, dismissAdmin } from './member/dismiss-admin.ts';
import { DismissModerator, dismissModerator } from './member/dismiss-moderator.ts';
import { LimitAccountShortly, limitAccountShortly } from './member/limit-account-shortly.ts';
import { LimitAccount, limitAccount } from './member/limit-account.ts';
import { member, type Member } from './member/member.state.ts';
import { type Account, memberPermissions } from './member/member.permissions.ts';
import { accountLimits, type PatronTier } from './member/member.enums.ts';
import { ConfirmAddress, confirmAddress } from './member/confirm-address.ts';
import { NoteRename, noteRename } from './member/note-rename.ts';
import { RestoreAccount, restoreAccount } from './member/restore-account.ts';
import { FinishSeeding, finishSeeding } from './seed/finish-seeding.ts';
import { seed } from './seed/seed.state.ts';
import { seedPermissions } from './seed/seed.permissions.ts';
import { SupersedeSeeding, supersedeSeeding } from './seed/supersede-seeding.ts';
import { operator } from './caller-roles.ts';

const oneOf = <Value>(values: readonly Value[], n: number): Value => values[n % values.length]!;
const same = <State>(state: State): State => state;
const version = (n: number) => oneOf(['24.1', '25', '26'], n);
/** The game versions of cars in these sequences. */
const isOut: GameVersionState = { status: 'released' };
const carId = 'A_1';
const cars = (n: number) => aCar({ weightKg: 600 + (n % 7) });

type WithPast = { readonly state: CarState; readonly past: CarPast };
const carWithPast: Decider<WithPast, CarEvent | PendingCarEvent> = {
  initial: { state: car.initial, past: [] },
  evolve: ({ state, past }, event) => ({
    state: car.evolve(state, event),
    past: carPast.evolve(past, { ...event, meta: { actor: operator } } as Recorded<CarEvent>),
  }),
};
const ofCar = ({ state }: WithPast): CarState => state;

describe('no 10,000 commands lead where no row of the table leads:', () => {
  it('car', async () => {
    const why = { carId, reason: 'now-known' } as const;
    const came = await walkTable({
      table: carPermissions,
      decider: carWithPast,
      commands: {
        'release-car': (meta, n, { state }) => ({
          item: ofCar,
          decide: () => releaseCar(new ReleaseCar({ carId, car: cars(n), source: 'import' }, meta), state),
        }),
        'import-car': (meta, n, { past }) => ({
          item: ofCar,
          decide: () =>
            n % 20 === 0 ? importCar(new ImportCar({ carId, car: cars(n), source: 'import' }, meta), past) : [],
        }),
        'import-car-history': (meta, n, { past }) => {
          const versions = [{ gameVersion: version(n), car: cars(n) }];
          return {
            item: ofCar,
            decide: () =>
              n % 20 === 0
                ? importCarHistory(new ImportCarHistory({ carId, versions, source: 'import' }, meta), past)
                : [],
          };
        },
        'revise-car': (meta, n, { state }) => {
          const data = {
            carId,
            car: { handling: 60 + (n % 9) },
            source: 'moderator',
            gameVersion: version(n),
          } as const;
          return { item: ofCar, decide: () => reviseCar(new ReviseCar(data, meta), state, { version: isOut }) };
        },
        'add-pending-car': (meta, n, { state }) => {
          const data = { carId, facts: cars(n), gameVersion: version(n), reason: 'missing-here' } as const;
          return { item: ofCar, decide: () => addPendingCar(new AddPendingCar(data, meta), state, { version: isOut }) };
        },
        'revise-pending-car': (meta, n, { state }) => ({
          item: ofCar,
          decide: () =>
            revisePendingCar(new RevisePendingCar({ ...why, facts: { handling: 60 + (n % 9) } }, meta), state),
        }),
        'approve-pending-car': (meta, _, { state }) => ({
          item: ofCar,
          decide: () => approvePendingCar(new ApprovePendingCar({ carId, reason: 'checked' }, meta), state),
        }),
        'dismiss-pending-car': (meta, _, { state }) => ({
          item: ofCar,
          decide: () => dismissPendingCar(new DismissPendingCar({ carId, reason: 'wrong' }, meta), state),
        }),
        'retire-car': (meta, _, { state }) => ({
          item: ofCar,
          decide: () => retireCar(new RetireCar({ carId, reason: 'not-in-source' }, meta), state),
        }),
      },
    });
    expect(came).toEqual(commandsIn(carPermissions));
  });

  it('car photo', async () => {
    let sent = 0;
    const on =
      <Made extends Command>(
        type: CommandType<Made>,
        decide: (command: Made, state: CarPhotos) => readonly Event[],
        more: object = {},
      ) =>
      (meta: Meta, n: number, state: CarPhotos) => {
        const ids = [...state.photos.slice(-5).map((photo) => photo.photoId), 'none'];
        const data = { carId, photoId: oneOf(ids, n), ...more } as unknown as Made['data'];
        return {
          item: (of: CarPhotos) => photoIn(of, oneOf(ids, n)),
          decide: () => decide(new type(data, meta), state),
        };
      };
    const came = await walkTable({
      table: carPhotoPermissions,
      decider: carPhotos,
      commands: {
        'submit-car-photo': (meta, n, state) => {
          const photoId = `photo-${(sent += 1)}`;
          const facts = { photoId, carId, upload: { width: 800, height: 500 }, gameVersion: '26' };
          const command = new SubmitCarPhoto({ carId, file: `file-${n % 9}` }, meta);
          return { item: (of) => photoIn(of, photoId), decide: () => submitCarPhoto(command, state, facts) };
        },
        'approve-car-photo': on(ApproveCarPhoto, approveCarPhoto),
        'decline-car-photo': on(DeclineCarPhoto, declineCarPhoto, { reason: 'unclear' }),
        'withdraw-car-photo': on(WithdrawCarPhoto, withdrawCarPhoto),
        'reopen-car-photo': on(ReopenCarPhoto, reopenCarPhoto),
        'send-car-photo-again': on(SendCarPhotoAgain, sendCarPhotoAgain),
      },
    });
    expect(came).toEqual(commandsIn(carPhotoPermissions));
  });

  it('import', async () => {
    const importId = '2026-1';
    const counts = { added: 0, changed: 0, unchanged: 0 };
    const none = { refused: 0, retired: 0 };
    const plan = { importId, fileHash: 'aa', fileBytes: 10 };
    const on =
      <Made extends Command>(
        type: CommandType<Made>,
        decide: (command: Made, state: CatalogueImport) => readonly Event[],
        data: (n: number) => Made['data'],
      ) =>
      (meta: Meta, n: number, state: CatalogueImport) => ({
        item: same,
        decide: () => decide(new type(data(n), meta), state),
      });
    const came = await walkTable({
      table: importPermissions,
      decider: catalogueImport,
      commands: {
        'plan-import': on(PlanImport, planImport, () => plan),
        'plan-rq-sheet': on(PlanRqSheet, planRqSheet, () => ({ ...plan, gameVersion: '26' })),
        'plan-lap-time-import': on(PlanLapTimeImport, planLapTimeImport, () => ({ ...plan, gameVersion: '26' })),
        'advance-import': on(AdvanceImport, advanceImport, (n) => ({ importId, lines: n, ...counts })),
        'finish-import': on(FinishImport, finishImport, (n) => ({ importId, lines: n, ...none, ...counts })),
        'begin-roll-back': on(BeginRollBack, beginRollBack, () => ({ importId })),
        'finish-roll-back': on(FinishRollBack, finishRollBack, () => ({ importId, undone: 0, kept: 0 })),
      },
    });
    expect(came).toEqual(commandsIn(importPermissions));
  });

  it('list of imports', async () => {
    const came = await walkTable({
      table: importListPermissions,
      decider: importList,
      commands: {
        'announce-import': (meta, n, state) => ({
          item: same,
          decide: () => announceImport(new AnnounceImport({ year: '2026', fileHash: `${n}` }, meta), state),
        }),
      },
    });
    expect(came).toEqual(commandsIn(importListPermissions));
  });

  it('row of an import', async () => {
    const importId = '2026-1';
    const opened = (row: number) => ({ row, name: 'Golf', brand: 'VW', year: 1976, rq: 30, candidates: [] });
    const ofRow = (n: number) => ({ row: n % 500, item: (state: ImportRows) => importRowIn(state, n % 500) });
    const someRow = (n: number, { rows }: ImportRows) => ofRow(oneOf([n, ...Object.keys(rows).map(Number)], n));
    const came = await walkTable({
      table: importRowPermissions,
      decider: importRows,
      past: [{ type: 'RqSheetPlanned', data: { importId, fileHash: 'aa', fileBytes: 10, gameVersion: '26' } }],
      commands: {
        'mark-rows-unresolved': (meta, n, state) => {
          const { row, item } = ofRow(n);
          const command = new MarkRowsUnresolved({ importId, rows: [opened(row)] }, meta);
          return { item, decide: () => markRowsUnresolved(command, state) };
        },
        'settle-import-row': (meta, n, state) => {
          const { row, item } = someRow(n, state);
          const command = new SettleImportRow({ importId, row, carId: null, reason: 'not-in-catalogue' }, meta);
          return { item, decide: () => settleImportRow(command, state, { meant: undefined }) };
        },
        'reopen-import-row': (meta, n, state) => {
          const { row, item } = someRow(n, state);
          return { item, decide: () => reopenImportRow(new ReopenImportRow({ importId, row }, meta), state) };
        },
      },
    });
    expect(came).toEqual(commandsIn(importRowPermissions));
  });

  it('car that an import touched', async () => {
    const importId = '2026-1';
    const ours = importActor(importId);
    const happened = (event: CarEvent, actor: ActorId) => ({ ...event, meta: { actor } }) as Recorded<CarEvent>;
    const touched = (past: CarPast) => undoing(past, ({ meta }) => meta.actor === ours) ?? 'nothing';
    const released: CarEvent = {
      type: 'CarReleased',
      version: 2,
      data: { carId, car: aCar(), source: 'import', gameVersion: '26' },
    };
    type Row = (typeof rollBackPermissions)['rows'][number];
    const came = await walkTable<Row, unknown, CarPast, CarEvent, Undoing | 'nothing'>({
      table: rollBackPermissions,
      decider: {
        initial: [happened(released, ours)],
        evolve: (past, event) => [...past, happened(event, operator)],
      },
      commands: {
        'roll-back-car': (meta, _, past) => ({
          item: touched,
          decide: () => rollBackCar(new RollBackCar({ importId, carId }, meta), past).events,
        }),
      },
    });
    expect(came).toEqual(commandsIn(rollBackPermissions));
  });

  it('car alias', async () => {
    const came = await walkTable({
      table: carAliasPermissions,
      decider: carAlias,
      commands: {
        'add-car-alias': (meta, n, state) => ({
          item: same,
          decide: () => addCarAlias(new AddCarAlias({ alias: '1234', carId: `Car_${n % 3}` }, meta), state),
        }),
      },
    });
    expect(came).toEqual(commandsIn(carAliasPermissions));
  });

  it('campaign', async () => {
    const came = await walkTable({
      table: campaignPermissions,
      decider: campaign,
      commands: {
        'state-campaign-match': (meta, n, state) => {
          const facts = { carIds: n % 3 === 0 ? [] : ['Mini', oneOf(['Golf', 'Polo'], n)] };
          const said = { place: 'YB Cup', match: 1 + (n % 10), gameVersion: version(n), facts } as const;
          const command = new StateCampaignMatch({ ...said, source: 'moderator', reason: 'correction' }, meta);
          return { item: same, decide: () => stateCampaignMatch(command, state, { version: isOut }) };
        },
      },
    });
    expect(came).toEqual(commandsIn(campaignPermissions));
  });

  it('pack', async () => {
    const about = { packId: 'steel', gameVersion: '26', source: 'moderator', reason: 'correction' } as const;
    const facts = attributesOfPack(findPack('steel')!);
    const came = await walkTable({
      table: packPermissions,
      decider: pack,
      commands: {
        'add-pack': (meta, _, state) => ({
          item: same,
          decide: () => addPack(new AddPack({ ...about, facts }, meta), state, { version: isOut }),
        }),
        'revise-pack': (meta, n, state) => {
          const price = { cash: n, gold: null };
          const command = new RevisePack({ ...about, facts: { price } }, meta);
          return { item: same, decide: () => revisePack(command, state, { version: isOut }) };
        },
      },
    });
    expect(came).toEqual(commandsIn(packPermissions));
  });

  it('member', async () => {
    const ofUser = (n: number) =>
      ({ userId: 'bob', reason: { code: 'other' }, what: oneOf(accountLimits, n) }) as const;
    const tierBy = (n: number) => ({ tier: (n % 6) as PatronTier, paidThrough: null });
    const account = (state: Member): Account => ({ ...state, userId: 'bob' });
    const on =
      <Made extends Command>(
        type: CommandType<Made>,
        decide: (command: Made, state: Member, kept: object) => readonly Event[],
        data: (n: number) => Made['data'],
      ) =>
      (meta: Meta, n: number, state: Member) => ({
        item: account,
        decide: () => decide(new type(data(n), meta), state, {}),
      });
    const came = await walkTable({
      table: memberPermissions,
      decider: member,
      commands: {
        'appoint-moderator': on(AppointModerator, appointModerator, ofUser),
        'dismiss-moderator': on(DismissModerator, dismissModerator, ofUser),
        'appoint-admin': on(AppointAdmin, appointAdmin, ofUser),
        'dismiss-admin': on(DismissAdmin, dismissAdmin, ofUser),
        'change-patron-tier': on(ChangePatronTier, changePatronTier, (n) => ({ ...ofUser(n), ...tierBy(n) })),
        'limit-account': on(LimitAccount, limitAccount, (n) => ({ ...ofUser(n), until: null })),
        'limit-account-shortly': on(LimitAccountShortly, limitAccountShortly, (n) => ({ ...ofUser(n), days: 7 })),
        'confirm-address': on(ConfirmAddress, confirmAddress, ofUser),
        'restore-account': on(RestoreAccount, restoreAccount, ofUser),
        'note-rename': on(NoteRename, noteRename, () => ({ userId: 'bob' })),
      },
    });
    expect(came).toEqual(commandsIn(memberPermissions));
  });

  it('seed', async () => {
    const superseded = { seed: 'demo', importId: '2026-1' } as const;
    const came = await walkTable({
      table: seedPermissions,
      decider: seed,
      commands: {
        'finish-seeding': (meta, n, state) => ({
          item: same,
          decide: () =>
            finishSeeding(new FinishSeeding({ seed: 'demo', version: 1 + Math.trunc(n / 1_000) }, meta), state),
        }),
        'supersede-seeding': (meta, n, state) => ({
          item: same,
          decide: () => (n % 10 === 0 ? supersedeSeeding(new SupersedeSeeding(superseded, meta), state) : []),
        }),
      },
    });
    expect(came).toEqual(commandsIn(seedPermissions));
  });
});
