import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cityOf, daysOfPeriod, periodText, spanText } from '#contracts';
import type { MyRecap } from '#contracts';
import { type Listed, useMyRecap } from '../../features/recap/use-recap.ts';
import { type RecapMutations, useRecapMutations } from '../../features/recap/use-recap-mutations.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { browserZone } from '../../ui/field/moment.ts';
import { OptionsIcon, PhotoIcon, ShareIcon } from '../../ui/icons.ts';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { CardPicture } from './card-picture.tsx';
import { Corrections } from './corrections.tsx';
import { PeriodNav } from './period-nav.tsx';
import { RecapCards } from './recap-cards.tsx';
import { RecapList } from './recap-list.tsx';
import { ShareRecap } from './share-recap.tsx';
import { WhoseRecap } from './whose-recap.tsx';

export function MyRecapPage({ period }: { period: string }) {
  const { t, i18n } = useTranslation(['recap', 'share']);
  const asked = useMyRecap(period);
  const acts = useRecapMutations(asked.retry);
  const [listed, setListed] = useState<Listed>();
  const [open, setOpen] = useState<'share' | 'options' | 'picture'>();
  const recap = asked.value;
  useZone(recap, acts);
  const [from, to] = daysOfPeriod(period);
  const zones = (recap?.timeZones ?? []).map(cityOf).join(', ');
  const span = spanText(from, to, i18n.language);
  const told = recap?.told ?? null;
  return (
    <ContentPage
      title={t('title', { period: periodText(period, i18n.language) })}
      subtitle={zones === '' ? span : `${span} · ${zones}`}
      actions={
        recap ? (
          <>
            <Button icon={<OptionsIcon aria-hidden="true" />} onClick={() => setOpen('options')}>
              {t('options')}
            </Button>
            {told && hasCards(told) ? (
              <>
                <Button icon={<PhotoIcon aria-hidden="true" />} onClick={() => setOpen('picture')}>
                  {t('share:picture')}
                </Button>
                <Button variant="main" icon={<ShareIcon aria-hidden="true" />} onClick={() => setOpen('share')}>
                  {t('share')}
                </Button>
              </>
            ) : null}
          </>
        ) : null
      }
    >
      <WhoseRecap period={period} whose="own" />
      <PeriodNav period={period} years={recap?.years ?? []} addressOf={(to) => `/recap/${to}`} />
      <QueryBoundary of={asked} notAllowed={t('signIn')}>
        {(value) => <Told recap={value} acts={acts} onList={setListed} />}
      </QueryBoundary>
      <Drawer title={listed?.title ?? ''} opened={listed !== undefined} onClose={() => setListed(undefined)}>
        {listed ? <RecapList period={period} listed={listed} /> : null}
      </Drawer>
      <Dialog title={t('share')} opened={open === 'share' && told !== null} onClose={() => setOpen(undefined)}>
        {recap && told ? <ShareRecap recap={{ ...recap, told }} acts={acts} /> : null}
      </Dialog>
      <Dialog
        title={t('share:picture')}
        opened={open === 'picture' && told !== null}
        onClose={() => setOpen(undefined)}
      >
        {told ? <CardPicture of={{ period }} period={period} told={told} /> : null}
      </Dialog>
      <Dialog title={t('options')} opened={open === 'options'} onClose={() => setOpen(undefined)}>
        {recap ? <Choices recap={recap} acts={acts} /> : null}
      </Dialog>
    </ContentPage>
  );
}

const hasCards = (told: object): boolean => Object.values(told).some((card) => card !== null);

type ToldProps = { recap: MyRecap; acts: RecapMutations; onList: (listed: Listed) => void };

function Told({ recap, acts, onList }: ToldProps) {
  const { t, i18n } = useTranslation('recap');
  const { period, told, corrections, named } = recap;
  if (!told)
    return (
      <Empty title={t('off')} text={t('offHelp')}>
        <Button onClick={() => void acts.choose(true, named)}>{t('switchOn')}</Button>
      </Empty>
    );
  if (!hasCards(told))
    return <Empty title={t('empty', { period: periodText(period, i18n.language) })} text={t('emptyHelp')} />;
  return (
    <>
      <RecapCards period={period} told={told} onList={onList} />
      <Corrections of={corrections} />
    </>
  );
}

function Choices({ recap, acts }: { recap: MyRecap; acts: RecapMutations }) {
  const { t } = useTranslation('recap');
  const { kept, named } = recap;
  return (
    <>
      <Switch label={t('kept')} help={t('keptHelp')} on={kept} onChange={(on) => void acts.choose(on, named)} />
      <Switch label={t('named')} help={t('namedHelp')} on={named} onChange={(on) => void acts.choose(kept, on)} />
    </>
  );
}

/** Days are those of the user's time zone: a new zone is sent once. */
function useZone(recap: MyRecap | undefined, acts: RecapMutations): void {
  const zone = browserZone();
  const said = useRef<string>(undefined);
  const isNews = recap !== undefined && recap.kept && recap.statedZone !== zone;
  useEffect(() => {
    if (!isNews || said.current === zone) return;
    said.current = zone;
    void acts.stateZone(zone);
  }, [isNews, zone, acts]);
}
