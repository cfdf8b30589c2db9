import { type CardOdds, formatOdds, type PackAttributes } from '#racing';
import { campaignStream } from '../../campaign/campaign.state.ts';
import type { CampaignMatchStated } from '../../campaign/campaign.events.ts';
import type { CatalogueImportEvent } from '../../catalogue-import/catalogue-import.events.ts';
import { importStream } from '../../catalogue-import/catalogue-import.state.ts';
import type { GameVersionEvent } from '../../game-version/game-version.events.ts';
import { gameVersionStream } from '../../game-version/game-version.state.ts';
import type { CellEvent, EvidenceEvent, CurrentTimeChange } from '../../lap-time/lap-time.events.ts';
import { cellStream } from '../../lap-time/lap-time.state.ts';
import type { PackStated } from '../../pack/pack.events.ts';
import { packStream } from '../../pack/pack.state.ts';
import { partsOf } from '../../queue/queue-kind.ts';
import { always, type HistoryKind, never, oneStream } from '../history-kind.ts';

const cellOf = ({
  carId,
  tune,
  trackCode,
}: {
  readonly carId: string;
  readonly tune: string;
  readonly trackCode: string;
}) => `${carId}|${tune}|${trackCode}`;

/** The current time of the cell since the event; the first events only contain the submission. */
const current = ({ standing, standingVersion }: CurrentTimeChange) => ({
  lapTime: standing.kind === 'none' ? undefined : standing,
  ...(standingVersion !== undefined && { gameVersion: standingVersion }),
});

/** A cell of the record: its current times, and decisions on them. Votes are for staff. */
export const cellHistoryKind: HistoryKind<CellEvent | EvidenceEvent> = {
  kind: 'cell',
  stream: oneStream((itemId) => {
    const [carId = '', tune = '', trackCode = ''] = itemId.split('|');
    return cellStream(carId, tune, trackCode);
  }),
  itemOf: cellOf,
  seenBy: 'moderators',
  isPublic: always,
  acts: {
    LapTimeSubmitted: {
      act: 'submitted',
      status: 'known',
      facts: ({ value, gameVersion, standing, standingVersion }) =>
        standing
          ? { said: value, ...current({ standing, ...(standingVersion !== undefined && { standingVersion }) }) }
          : { said: value, lapTime: value, gameVersion },
    },
    LapTimeWithdrawn: { act: 'withdrawn', facts: current },
    LapTimeVoted: { act: 'voted', told: 'staff', unlogged: true, facts: current },
    LapTimeVoteWithdrawn: { act: 'vote-withdrawn', told: 'staff', unlogged: true, facts: current },
    LapTimeAccepted: { act: 'accepted', byStaff: true, facts: (data) => ({ ...current(data), ruling: 'accepted' }) },
    LapTimeHidden: {
      act: 'hidden',
      byStaff: true,
      note: 'staff',
      facts: (data) => ({ ...current(data), ruling: 'hidden' }),
    },
    LapTimeRestored: { act: 'restored', byStaff: true, facts: (data) => ({ ...current(data), ruling: undefined }) },
    LapTimeEvidenceGiven: { act: 'evidence-given', facts: () => ({ picture: true }) },
    LapTimeEvidenceRemoved: { act: 'evidence-removed', facts: () => ({ picture: undefined }) },
  },
};

export const campaignHistoryKind: HistoryKind<CampaignMatchStated> = {
  kind: 'campaign',
  stream: oneStream((itemId) => campaignStream(partsOf(itemId)[0])),
  itemOf: ({ placeId, match }) => `${placeId}|${match}`,
  seenBy: 'moderators',
  isPublic: always,
  acts: {
    CampaignMatchStated: {
      act: 'told',
      byStaff: true,
      status: 'known',
      facts: ({ changes, gameVersion, place }) => ({ name: place, ...changes, gameVersion }),
    },
  },
};

/** A pack of the game: its price, its cards and their odds, written as the game does. */
export const packHistoryKind: HistoryKind<PackStated> = {
  kind: 'pack',
  stream: oneStream(packStream),
  itemOf: ({ packId }) => packId,
  seenBy: 'moderators',
  isPublic: always,
  acts: {
    PackStated: {
      act: 'told',
      byStaff: true,
      status: 'known',
      facts: ({ changes, gameVersion }) => ({ ...packFacts(changes), gameVersion }),
    },
  },
};

const written = (odds: readonly CardOdds[] | null | undefined) => odds && odds.map(formatOdds);

const packFacts = ({ odds, themedOdds, withoutLegendaryOdds, ...changes }: Partial<PackAttributes>) => ({
  ...changes,
  ...(odds && { odds: written(odds) }),
  ...(themedOdds !== undefined && { themedOdds: written(themedOdds) }),
  ...(withoutLegendaryOdds !== undefined && { withoutLegendaryOdds: written(withoutLegendaryOdds) }),
});

export const gameVersionHistoryKind: HistoryKind<GameVersionEvent> = {
  kind: 'game-version',
  stream: oneStream(gameVersionStream),
  itemOf: ({ gameVersion }) => gameVersion,
  seenBy: 'moderators',
  isPublic: always,
  acts: {
    GameVersionReleased: {
      act: 'released',
      byStaff: true,
      status: 'released',
      facts: ({ releasedOn }) => ({ ...(releasedOn && { releasedOn }) }),
    },
    GameVersionDated: {
      act: 'corrected',
      byStaff: true,
      facts: ({ releasedOn }) => ({ releasedOn: releasedOn ?? undefined }),
    },
  },
};

/** An import of the catalogue: its progress, and the resolutions of its open rows. */
export const importHistoryKind: HistoryKind<CatalogueImportEvent> = {
  kind: 'import',
  stream: oneStream(importStream),
  itemOf: ({ importId }) => importId,
  seenBy: 'moderators',
  isPublic: never,
  acts: {
    ImportPlanned: { act: 'planned', byStaff: true, status: 'running', facts: ({ gameVersion }) => ({ gameVersion }) },
    RqSheetPlanned: { act: 'planned', byStaff: true, status: 'running', facts: ({ gameVersion }) => ({ gameVersion }) },
    LapTimeImportPlanned: {
      act: 'planned',
      byStaff: true,
      status: 'running',
      facts: ({ gameVersion }) => ({ gameVersion }),
    },
    ImportAdvanced: {
      act: 'advanced',
      byStaff: true,
      unlogged: true,
      facts: ({ lines, added, changed, unchanged }) => ({ lines, added, changed, unchanged }),
    },
    ImportFinished: {
      act: 'finished',
      byStaff: true,
      status: 'finished',
      facts: ({ lines, added, changed, unchanged, refused, retired }) => ({
        lines,
        added,
        changed,
        unchanged,
        refused,
        retired,
      }),
    },
    ImportRowLeftOpen: {
      act: 'row-opened',
      byStaff: true,
      facts: ({ row, name, brand, year, rq }) => ({ [`row ${row}`]: `${brand} ${name} ${year ?? ''}: RQ ${rq}` }),
    },
    ImportRowSettled: {
      act: 'row-settled',
      byStaff: true,
      facts: ({ row, carId, newCar }) => ({ [`row ${row}`]: newCar ? newCar.carId : carId }),
    },
    ImportRowReopened: {
      act: 'row-reopened',
      byStaff: true,
      facts: ({ row }) => ({ [`row ${row}`]: undefined }),
    },
    ImportRollBackBegun: { act: 'undo-begun', byStaff: true, status: 'rolling-back' },
    ImportRolledBack: {
      act: 'undone',
      byStaff: true,
      status: 'rolled-back',
      facts: ({ undone, kept }) => ({ undone, kept }),
    },
  },
};
