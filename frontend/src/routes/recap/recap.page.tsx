import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { cityOf, daysOfPeriod, isPeriod, periodText, spanText } from '../../features/recap/period.ts';
import { useSharedRecap } from '../../features/recap/use-recap.ts';
import { Asked } from '../../ui/asked/asked.tsx';
import { Empty } from '../../ui/asked/empty.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { Corrections } from './corrections.tsx';
import { OwnRecapPage } from './own-recap.tsx';
import { RecapCards } from './recap-cards.tsx';
import { SiteRecapPage } from './site-recap.tsx';

/** A year or a month: one's own, everybody's, or what somebody shares by the key of a link. */
export function RecapPage() {
  const { period = '', key } = useParams();
  const [search] = useSearchParams();
  const [now] = useState(() => String(new Date().getFullYear()));
  if (key !== undefined) return <SharedRecapPage shareKey={key} />;
  const shown = isPeriod(period) ? period : now;
  return search.get('of') === 'site' ? (
    <SiteRecapPage key={shown} period={shown} />
  ) : (
    <OwnRecapPage key={shown} period={shown} />
  );
}

function SharedRecapPage({ shareKey }: { shareKey: string }) {
  const { t, i18n } = useTranslation('recap');
  const asked = useSharedRecap(shareKey);
  const recap = asked.value;
  const text = recap ? periodText(recap.period, i18n.language) : '';
  const span = recap ? spanText(...daysOfPeriod(recap.period), i18n.language) : '';
  const isGone = asked.problem?.code === 'user-unknown';
  return (
    <ContentPage
      title={recap ? t('of', { name: recap.name, period: text }) : t('title', { period: text })}
      {...(recap ? { subtitle: `${span} · ${recap.timeZones.map(cityOf).join(', ')}` } : {})}
    >
      {isGone ? (
        <Empty title={t('gone')} text={t('goneHelp')}>
          <Link to="/recap">{t('whoses.own')}</Link>
        </Empty>
      ) : (
        <Asked of={asked}>
          {({ period, told, corrections }) => (
            <>
              <RecapCards period={period} told={told} onList={undefined} />
              <Corrections of={corrections} />
            </>
          )}
        </Asked>
      )}
    </ContentPage>
  );
}
