import { type ActorId, fold, type Job, type JobStep, jobStep } from '#kernel';
import type { CommunityGroupEvent, GroupAttributes } from '../../community-group/community-group.events.ts';
import {
  type CommunityGroup,
  communityGroup,
  communityGroupStream,
} from '../../community-group/community-group.state.ts';
import { ApproveGroup, approveGroup } from '../../community-group/decide-group.ts';
import { type GroupTexts, SubmitGroup, submitGroup } from '../../community-group/submit-group.ts';
import { demoModerator } from '../../lap-time/demo/demo-times.ts';
import { seedJob } from '../seed-job.ts';

/** Increase with every change of the data. */
const DEMO_VERSION = 2;
const DAY_MS = 86_400_000;

export type DemoGroup = GroupAttributes & {
  readonly owner: ActorId;
  readonly textId: string;
  readonly words: GroupTexts;
  readonly waits?: true;
  /** The last confirmation is so many days ago. */
  readonly quietDays?: number;
};

const by = (word: string): ActorId => `demo:${word}` as ActorId;
const group = (name: string, facts: GroupAttributes, words: Omit<GroupTexts, 'name'>, owner: string): DemoGroup => ({
  ...facts,
  owner: by(owner),
  textId: `demo-group-${name.toLowerCase().replaceAll(' ', '-')}`,
  words: { name, ...words },
});
const facts = (
  platform: GroupAttributes['platform'],
  kind: GroupAttributes['kind'],
  countries: readonly string[],
  language: string,
  size: number,
): GroupAttributes => ({ platform, kind, countries, language, size });

/** The URLs are of domains that no one can own. */
export const demoGroups: readonly DemoGroup[] = [
  group(
    'Nordkurve',
    facts('discord', 'public', ['DE', 'AT'], 'de', 1_240),
    { description: 'Wet roads, old cars, a cup every Sunday.', link: 'https://nordkurve.example/' },
    'amber',
  ),
  group(
    'Kombi Kollektiv',
    facts('telegram', 'private', ['DE'], 'de', 64),
    {
      description: 'Estates only, from F to S.',
      inviteInfo: 'Your name in the game, your club, and your favourite estate.',
    },
    'birch',
  ),
  group(
    'Zjazd na Torze',
    facts('discord', 'public', ['PL'], 'pl', 12_400),
    { link: 'https://zjazd.example/' },
    'cobalt',
  ),
  group(
    'Late Brakers',
    facts('reddit', 'public', ['global'], 'en', 430),
    { description: 'Tunes, times and one bad joke a day.', link: 'https://latebrakers.example/' },
    'dune',
  ),
  {
    ...group(
      'Super Fast Club',
      facts('website', 'public', ['BR'], 'pt', 12),
      { link: 'https://fast.example/' },
      'dune',
    ),
    waits: true,
  },
  {
    ...group(
      'Old Tarmac Society',
      facts('forum', 'public', ['GB', 'IE'], 'en', 85),
      { description: 'Veterans and the roads they know.', link: 'https://oldtarmac.example/' },
      'amber',
    ),
    quietDays: 120,
  },
];

/** The job that fills the directory. The texts of the groups must be stored before. */
export const demoGroupsSeed = (now: string): Job =>
  seedJob('demo-groups', DEMO_VERSION, () => demoGroups.map((one, at) => listing(one, at, now)));

const listing = ({ owner, textId, words, waits, quietDays, ...said }: DemoGroup, at: number, now: string): JobStep => {
  const groupId = `5a1e4f7a-1b2c-5d3e-8f4a-0b1c2d3f${String(at).padStart(4, '0')}`;
  return jobStep<CommunityGroup, CommunityGroupEvent>({
    key: at,
    stream: communityGroupStream(groupId),
    command: 'SubmitGroup',
    data: said,
    actor: owner,
    ...(quietDays === undefined ? {} : { at: new Date(Date.parse(now) - quietDays * DAY_MS).toISOString() }),
    decider: communityGroup,
    decide: (state, { meta }) => {
      if (state.status !== 'new') return [];
      const sent = submitGroup(new SubmitGroup({ ...said, words }, meta), state, { groupId, nameTaken: false, textId });
      if (waits) return sent;
      const as = { ...meta, actor: demoModerator, role: 'moderator' } as const;
      return [...sent, ...approveGroup(new ApproveGroup({ groupId }, as), fold(communityGroup, sent))];
    },
  });
};
