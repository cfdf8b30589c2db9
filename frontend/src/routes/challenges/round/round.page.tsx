import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useCatalogue } from '../../../features/cars/use-catalogue.ts';
import { useChallengeOf, useRound } from '../../../features/rounds/use-rounds.ts';
import { useAccountRounds } from '../../../lib/saved-rounds/account-rounds.ts';
import { QueryBoundary } from '../../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../../ui/query/skeleton.tsx';
import { ContentPage } from '../../../ui/page/content-page.tsx';
import { RoundScreen } from './round-screen.tsx';

export function RoundPage() {
  const { t } = useTranslation('rounds');
  const { challenge: challengeId = '', round: text = '' } = useParams();
  const round = Number(text);
  const of = { challengeId, round };
  const challenge = useChallengeOf(challengeId);
  useAccountRounds();
  const { value, problem, late, retry } = useRound(of);
  const { cars, complete } = useCatalogue();
  const byId = useMemo(() => new Map(cars.map((car) => [car.id, car])), [cars]);
  const facts = challenge.value?.facts;
  const number = round + (facts?.firstRound ?? 1) - 1;
  const there = value && facts && complete ? { value, facts } : undefined;
  const wrong = problem ?? challenge.problem;
  return (
    <ContentPage
      title={
        facts ? t('title', { name: facts.name, number }) : t('round', { number: Number.isNaN(round) ? '?' : number })
      }
      back={{ to: `/challenges/${encodeURIComponent(challengeId)}`, label: facts?.name ?? t('challenges') }}
      width="full"
    >
      <QueryBoundary
        of={{ value: there, problem: wrong, late, retry }}
        skeleton={<Skeleton rows={3} columns={5} rowHeight={150} />}
      >
        {({ value: found, facts: known }) => (
          <RoundScreen key={`${challengeId}|${round}`} of={of} round={found} facts={known} cars={byId} again={retry} />
        )}
      </QueryBoundary>
    </ContentPage>
  );
}
