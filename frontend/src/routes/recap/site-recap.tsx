import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysOfPeriod, isMonth, periodText, spanText, yearOf } from '#contracts';
import type { SiteRecap } from '#contracts';
import { useSiteRecap } from '../../features/recap/use-recap.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { CalendarDays } from '../../ui/tiles/calendar-days.tsx';
import { Tile, Tiles } from '../../ui/tiles/tile.tsx';
import { countsOf } from './days-card.tsx';
import { Figure, Figures } from './figure.tsx';
import { PeriodNav } from './period-nav.tsx';
import { TopTracks } from './top-cards.tsx';
import { WhoseRecap } from './whose-recap.tsx';

/** Years offered before and after the shown one, without knowing whether they have data. */
const YEARS_AROUND = 1;

/** The activity of all users in a year or a month: public numbers, without names. */
export function SiteRecapPage({ period }: { period: string }) {
  const { t, i18n } = useTranslation('recap');
  const asked = useSiteRecap(period);
  const [from, to] = daysOfPeriod(period);
  const [now] = useState(() => new Date().getUTCFullYear());
  const year = yearOf(period);
  const years = [year - YEARS_AROUND, Math.min(now, year + YEARS_AROUND)];
  return (
    <ContentPage
      title={t('title', { period: periodText(period, i18n.language) })}
      subtitle={`${spanText(from, to, i18n.language)} · UTC · ${t('siteCounts')}`}
    >
      <WhoseRecap period={period} whose="site" />
      <PeriodNav period={period} years={years} addressOf={(next) => `/recap/${next}?of=site`} />
      <QueryBoundary
        of={asked}
        empty={{
          when: ({ days }) => days.length === 0,
          show: <Empty title={t('empty', { period: periodText(period, i18n.language) })} />,
        }}
      >
        {(recap) => <Told recap={recap} />}
      </QueryBoundary>
    </ContentPage>
  );
}

function Told({ recap }: { recap: SiteRecap }) {
  const { t } = useTranslation('recap');
  const others = (['votes', 'solutions', 'reviews', 'photos', 'templates', 'decisions'] as const).filter(
    (list) => recap[list] > 0,
  );
  return (
    <Tiles as="ol">
      <Tile as="li" wide="4" variant="hero">
        <h2>{t('cards.times')}</h2>
        <Figure
          value={recap.times}
          listed={{ list: 'times', title: t('counts.times') }}
          onList={undefined}
          size="big"
        />
      </Tile>
      <Tile as="li" wide="4">
        <h2>{t('cards.words')}</h2>
        <Figures of={others.map((list) => [list, t(`counts.${list}`), recap[list]])} onList={undefined} />
      </Tile>
      {recap.topTracks.length > 0 ? <TopTracks tracks={recap.topTracks} onList={undefined} /> : null}
      <Tile as="li" wide="12">
        <h2>{t('cards.days')}</h2>
        <CalendarDays span={daysOfPeriod(recap.period)} counts={countsOf(recap.days)} short={isMonth(recap.period)} />
      </Tile>
    </Tiles>
  );
}
