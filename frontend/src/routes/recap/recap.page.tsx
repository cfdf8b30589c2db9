import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { cityOf, daysOfPeriod, isPeriod, periodText, spanText } from '#contracts';
import { useSharedRecap } from '../../features/recap/use-recap.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { PhotoIcon } from '../../ui/icons.ts';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { CardPicture } from './card-picture.tsx';
import { Corrections } from './corrections.tsx';
import { MyRecapPage } from './my-recap.tsx';
import { RecapCards } from './recap-cards.tsx';
import { SiteRecapPage } from './site-recap.tsx';

/** A year or a month: the user's own, the site's, or one shared by the key of a link. */
export function RecapPage() {
  const { period = '', key } = useParams();
  const [search] = useSearchParams();
  const [now] = useState(() => String(new Date().getFullYear()));
  if (key !== undefined) return <SharedRecapPage shareKey={key} />;
  const shown = isPeriod(period) ? period : now;
  return search.get('of') === 'site' ? (
    <SiteRecapPage key={shown} period={shown} />
  ) : (
    <MyRecapPage key={shown} period={shown} />
  );
}

function SharedRecapPage({ shareKey }: { shareKey: string }) {
  const { t, i18n } = useTranslation(['recap', 'share']);
  const [open, setOpen] = useState(false);
  const asked = useSharedRecap(shareKey);
  const recap = asked.value;
  const text = recap ? periodText(recap.period, i18n.language) : '';
  const span = recap ? spanText(...daysOfPeriod(recap.period), i18n.language) : '';
  const isGone = asked.problem?.code === 'user-unknown';
  return (
    <ContentPage
      title={recap ? t('of', { name: recap.name, period: text }) : t('title', { period: text })}
      {...(recap ? { subtitle: `${span} · ${recap.timeZones.map(cityOf).join(', ')}` } : {})}
      actions={
        recap ? (
          <Button icon={<PhotoIcon aria-hidden="true" />} onClick={() => setOpen(true)}>
            {t('share:picture')}
          </Button>
        ) : null
      }
    >
      <Dialog title={t('share:picture')} opened={open} onClose={() => setOpen(false)}>
        {recap ? <CardPicture of={{ key: shareKey }} period={recap.period} told={recap.told} /> : null}
      </Dialog>
      {isGone ? (
        <Empty title={t('gone')} text={t('goneHelp')}>
          <Link to="/recap">{t('whoses.own')}</Link>
        </Empty>
      ) : (
        <QueryBoundary of={asked}>
          {({ period, told, corrections }) => (
            <>
              <RecapCards period={period} told={told} onList={undefined} />
              <Corrections of={corrections} />
            </>
          )}
        </QueryBoundary>
      )}
    </ContentPage>
  );
}
