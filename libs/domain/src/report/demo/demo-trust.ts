import { type ActorId, type Job, type JobStep, jobStep, type Recorded } from '#kernel';
import type { Appealed, AppealEvent } from '../../appeal/appeal.events.ts';
import { type Appeal, appeal, appealStream } from '../../appeal/appeal.state.ts';
import { holdingDecision } from '../../appeal/decisions.ts';
import { MakeAppeal, makeAppeal } from '../../appeal/make-appeal.ts';
import type { CellEvent } from '../../lap-time/lap-time.events.ts';
import { demoModerator, demoTimes } from '../../lap-time/demo/demo-times.ts';
import { type Cell, cell, cellStream } from '../../lap-time/lap-time.state.ts';
import { HideLapTime, hideLapTime } from '../../lap-time/rule-on-lap-time.ts';
import { lapTimeItemId } from '../../lap-time/lap-time.queue-kind.ts';
import { seedJob } from '../../seed/seed-job.ts';
import { MakeReport, makeReport } from '../make-report.ts';
import type { Reported, ReportEvent } from '../report.events.ts';
import { type Report, report, reportStream } from '../report.state.ts';
import type { ReportFault } from '../report.enums.ts';

/** Increase with every change of the data. */
const DEMO_VERSION = 1;
const by = (word: string): ActorId => `demo:${word}` as ActorId;

/** A demo user's text, stored before the event. */
export type DemoTexts = { readonly textId: string; readonly owner: ActorId; readonly body: string };

type DemoReport = DemoTexts & {
  readonly about: Reported;
  readonly madeBy: ActorId | null;
  readonly fault: ReportFault;
};

export const demoReports: readonly DemoReport[] = [
  {
    textId: 'demo-report-copied',
    owner: by('cobalt'),
    body: 'The same cars in the same order as in my own one.',
    about: { kind: 'template', itemId: '5a1e4f7a-1b2c-5d3e-8f4a-0b1c2d3e0000' },
    madeBy: by('amber'),
    fault: 'copied',
  },
  {
    textId: 'demo-report-question',
    owner: by('dune'),
    body: 'Which tunes does a chart show as long as none is chosen?',
    about: { kind: 'page', itemId: '/charts' },
    madeBy: null,
    fault: 'question',
  },
];

/** A mistaken time without votes: it was hidden. */
const [, hidden] = demoTimes().filter(({ mistake, noticed }) => mistake && !noticed);

export const demoAppealTexts: DemoTexts = {
  textId: 'demo-appeal-words',
  owner: hidden?.by ?? by('amber'),
  body: 'I drove it twice, with the same result.',
};

/** The job that reports items to moderators, and hides a time. Texts must be stored before. */
export const demoReportsSeed: Job = seedJob('demo-reports', DEMO_VERSION, () => [
  ...demoReports.map(reporting),
  ...(hidden ? [hiding(hidden)] : []),
]);

const reporting = ({ about, madeBy, fault, owner, textId }: DemoReport, at: number): JobStep => {
  const reportId = `5b1e4f7a-1b2c-5d3e-8f4a-0b1c2d3e${String(at).padStart(4, '0')}`;
  const data = { about, fault };
  return jobStep<Report, ReportEvent>({
    key: at,
    stream: reportStream(reportId),
    command: 'MakeReport',
    data,
    actor: owner,
    decider: report,
    decide: (state, { meta }) =>
      state.status === 'new' ? makeReport(new MakeReport(data, meta), state, { reportId, owner: madeBy, textId }) : [],
  });
};

type HiddenTime = NonNullable<typeof hidden>;
const streamOf = ({ carId, tune, trackCode }: HiddenTime): string => cellStream(carId, tune, trackCode);

const hiding = (time: HiddenTime): JobStep => {
  const { carId, tune, trackCode } = time;
  const data = { carId, tune, trackCode, reason: 'misread' } as const;
  return jobStep<Cell, CellEvent>({
    key: 'hide',
    stream: streamOf(time),
    command: 'HideLapTime',
    data,
    actor: demoModerator,
    decider: cell,
    decide: (state, { meta }) => {
      const [said, ...others] = state.times;
      if (!said || others.length > 0 || said.submittedBy !== time.by || said.ruling) return [];
      const as = { ...meta, role: 'moderator' } as const;
      return hideLapTime(new HideLapTime({ ...data, lapTimeId: said.lapTimeId }, as), state);
    },
  });
};

export const demoAppealedStream: string | undefined = hidden && streamOf(hidden);

/** The appeal against it, from its stream's events; none where nothing was hidden. */
export const demoAppealSeed = (events: readonly Recorded[], now: string): Job =>
  seedJob('demo-appeal', DEMO_VERSION, () => {
    const against = againstIn(events as readonly Recorded<CellEvent>[]);
    const decision = against && holdingDecision(against, events, now);
    return against && decision?.by === demoModerator ? [appealing(against, decision.id)] : [];
  });

const againstIn = (events: readonly Recorded<CellEvent>[]): Appealed | undefined => {
  const last = events.findLast(({ type }) => type === 'LapTimeHidden');
  return last && { kind: 'lap-time', itemId: lapTimeItemId(last.data) };
};

const appealing = (against: Appealed, appealId: string): JobStep => {
  const { owner, textId } = demoAppealTexts;
  const data = { appealId, against, decidedBy: demoModerator, owner, text: '' };
  return jobStep<Appeal, AppealEvent>({
    key: 'appeal',
    stream: appealStream(appealId),
    command: 'MakeAppeal',
    data,
    actor: owner,
    decider: appeal,
    decide: (state, { meta }) =>
      state.status === 'new' ? makeAppeal(new MakeAppeal(data, meta), state, { textId }) : [],
  });
};
