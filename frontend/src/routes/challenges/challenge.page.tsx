import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Car, ChallengeAnswer } from '#contracts';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { ClearedLine, roundsOf } from '../../features/challenges/challenge-card.tsx';
import { ChallengeCover } from '../../features/challenges/challenge-cover.tsx';
import { prizesOf } from '../../features/challenges/cover-cars.ts';
import { categoryOf, colourOf } from '../../features/challenges/challenge-order.ts';
import { ChallengeTime } from '../../features/challenges/challenge-time.tsx';
import styles from '../../features/challenges/challenges.module.css';
import { NO_RQ_LIMIT } from '../../features/challenges/no-rq-limit.ts';
import { useChallenge } from '../../features/challenges/use-challenges.ts';
import { useNow } from '../../features/challenges/use-now.ts';
import { useAccountRounds } from '../../lib/saved-rounds/account-rounds.ts';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { pages } from '../../lib/paths.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { StatTiles } from '../../ui/stat/stat-tiles.tsx';
import { FilledBy } from './filled-by.tsx';
import { Requirement } from './requirement.tsx';
import { Rounds } from './rounds.tsx';
import { StaffMenu } from './staff-menu.tsx';

const HandsBoard = lazyComponent(async () => (await import('./hands/hands-board.tsx')).HandsBoard);

export function ChallengePage() {
  const { t } = useTranslation(['challenges', 'shell', 'problems']);
  const { challenge: id = '' } = useParams();
  const of = useChallenge(id);
  useAccountRounds();
  const { value, problem } = of;
  const missing = problem?.code === 'challenge-unavailable' || problem?.code === 'challenge-unknown';
  return (
    <ContentPage
      title={value?.facts.name ?? t('shell:menu.Challenges')}
      back={{ to: pages.challenges, label: t('shell:menu.Challenges') }}
      width="full"
      {...(value ? { subtitle: <Subtitle of={value} />, actions: <StaffMenu of={value} /> } : {})}
    >
      {missing ? (
        <Empty title={t(`problems:${problem.code}`)} />
      ) : (
        <QueryBoundary of={of}>{(challenge) => <Content of={challenge} />}</QueryBoundary>
      )}
    </ContentPage>
  );
}

function Subtitle({ of: { facts } }: { of: ChallengeAnswer }) {
  const { t } = useTranslation('challenges');
  return (
    <span className={styles['head']}>
      <span className={styles['kind']} data-colour={colourOf(facts)}>
        {categoryOf(facts.name)} · {t(`kinds.${facts.kind}`)}
      </span>
      <ChallengeTime of={facts} />
    </span>
  );
}

function Content({ of }: { of: ChallengeAnswer }) {
  const { t, i18n } = useTranslation(['challenges', 'problems']);
  const { cars } = useCatalogue();
  const byId = useMemo(() => new Map(cars.map((car) => [car.id, car])), [cars]);
  const { facts, status, rounds } = of;
  const prizes = useMemo(() => prizesOf(rounds, byId), [rounds, byId]);
  return (
    <>
      {status === 'retired' ? <p role="status">{t('retired')}</p> : null}
      <div className={styles['banner']}>
        <ChallengeCover {...{ facts, prizes, cars }} />
      </div>
      <div className={styles['overview']}>
        <StatTiles
          label={facts.name}
          stats={[
            { label: t('roundsLabel'), value: roundsOf(of) },
            ...(facts.rqLimit < NO_RQ_LIMIT ? [{ label: t('rqLimit'), value: facts.rqLimit }] : []),
            { label: t('pointsToWin'), value: facts.pointsToWin, help: t('starsAt') },
          ]}
        />
        <div className={styles['beside']}>
          <Requirement criteria={facts.criteria} />
          <SolutionsFrom at={facts.solutionsPublicAt} language={i18n.language} />
          <ClearedLine of={of} />
          <FilledBy challengeId={of.challengeId} />
        </div>
      </div>
      <Parts of={of} cars={byId} />
    </>
  );
}

const FIRST = { view: 'rounds' };
const views = ['rounds', 'hands'] as const;

function Parts({ of, cars }: { of: ChallengeAnswer; cars: ReadonlyMap<string, Car> }) {
  const { t } = useTranslation(['challenges', 'rounds']);
  const [fields, set] = useAddressFields(FIRST);
  const view = fields.view === 'hands' ? 'hands' : 'rounds';
  const names = { rounds: t('challenges:roundsLabel'), hands: t('rounds:bestHands') };
  return (
    <>
      <span className={styles['chips']}>
        <SegmentedControl
          label={t('challenges:board.view')}
          value={view}
          choices={views.map((value) => ({ value, label: names[value] }))}
          onChange={(next) => set({ view: next })}
        />
      </span>
      {view === 'rounds' ? (
        <Rounds of={of} carOf={(carId) => cars.get(carId)} />
      ) : (
        <Suspense fallback={<Skeleton rows={4} rowHeight={110} />}>
          <HandsBoard of={of} cars={cars} />
        </Suspense>
      )}
    </>
  );
}

/** From when on everyone sees solutions; patrons need not wait. */
function SolutionsFrom({ at, language }: { at: string | null; language: string }) {
  const { t } = useTranslation(['challenges', 'problems']);
  const now = useNow();
  if (at === null || Date.parse(at) <= now) return null;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  return (
    <p className={styles['line']}>
      {t('solutionsFrom', { when })} {t('problems:patrons-only', { tier: 3 })}
    </p>
  );
}
