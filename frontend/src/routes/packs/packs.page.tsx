import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { type KnownPack, usePackKinds } from '../../features/packs/use-pack-kinds.ts';
import { classCriteria, type PacksAddress, usePacksAddress } from '../../features/packs/packs-address.ts';
import { dearestClass, type PackRequest, preparePack } from '../../features/packs/prepare-pack.ts';
import { useRun } from '../../features/packs/use-run.ts';
import { useSession } from '../../lib/session/use-session.ts';
import type { Car } from '#contracts';
import { type Pack, packPrice } from '#racing';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { CopyLinkButton, ToolPanel } from '../../ui/tool/tool-parts.tsx';
import { Chances } from './chances.tsx';
import { ComparePacks } from './compare-packs.tsx';
import { GoalFields } from './goal-panel.tsx';
import { LuckPanel } from './luck-panel.tsx';
import { OddsPanel } from './odds-panel.tsx';
import { PackEditing } from './pack-editing.tsx';
import { PackList } from './pack-list.tsx';
import styles from './packs.module.css';

export function PacksPage() {
  const { t } = useTranslation('packs');
  const { cars, complete, ...asked } = useCatalogue();
  const packs = usePackKinds();
  const skeleton = <Skeleton rows={6} rowHeight={90} />;
  return (
    <ContentPage width="full" title={t('title')} actions={<CopyLinkButton />}>
      <QueryBoundary of={{ ...asked, value: complete ? cars : undefined }} skeleton={skeleton}>
        {(all) => (
          <QueryBoundary of={packs} skeleton={skeleton}>
            {(known) => <Simulator cars={all} packs={known} />}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </ContentPage>
  );
}

function Simulator({ cars, packs: known }: { cars: readonly Car[]; packs: readonly KnownPack[] }) {
  const { t } = useTranslation('packs');
  const address = usePacksAddress();
  const running = useRun();
  const session = useSession();
  const isMod = session.status === 'signed-in' && session.mod;
  // Packs that the game no longer has are for moderators, who can bring them back.
  const packs = useMemo(() => known.filter(({ facts }) => isMod || facts.given), [known, isMod]);
  const pack = packs.find(({ id }) => id === address.packId) ?? packs[0];
  if (!pack) return <Empty title={t('none')} />;
  return (
    <div className={styles['page']}>
      <PackList packs={packs} chosen={pack} onChoose={address.setPack}>
        {isMod ? <PackEditing pack={pack} onPack={address.setPack} /> : null}
      </PackList>
      <Chosen {...{ cars, packs, pack, address, running }} />
    </div>
  );
}

type ChosenProps = {
  cars: readonly Car[];
  packs: readonly Pack[];
  pack: KnownPack;
  address: PacksAddress;
  running: ReturnType<typeof useRun>;
};

function Chosen({ cars, packs, pack, address, running }: ChosenProps) {
  const { t } = useTranslation('packs');
  const { theme, goal, after, least, carIds, all } = address;
  const wanted = useMemo<PackRequest>(
    () => ({ pack, theme, goal, after, least, carIds, all }),
    [pack, theme, goal, after, least, carIds, all],
  );
  const asked = useDeferredValue(wanted);
  const prepared = useMemo(() => preparePack(asked, cars), [asked, cars]);
  const dearest = dearestClass(pack);
  const exact = prepared.status === 'ready' ? prepared.goal?.exact : undefined;
  const key = JSON.stringify([{ ...asked, pack: pack.id }, address.until, address.twice, address.packs]);
  const opened = running.run?.key.startsWith(`${key}|`) === true ? running.run.state?.opened : undefined;
  return (
    <>
      <div className={styles['middle']}>
        <OddsPanel
          {...{ pack, cars, theme }}
          cards={prepared.status === 'no-pack' ? [] : prepared.cards}
          onTheme={address.setTheme}
        />
        <ToolPanel title={t('goal')}>
          <GoalFields {...{ address, cars, dearest }} />
          <Notes prepared={prepared} picked={goal !== 'cars' || carIds.length > 0} />
          {exact ? <Chances exact={exact} price={packPrice(pack, theme.length > 0)} opened={opened} /> : null}
        </ToolPanel>
      </div>
      <LuckPanel {...{ address, prepared, pack, running }} asked={key} />
      {exact ? (
        <div className={styles['compare']}>
          <ComparePacks {...{ packs, asked, cars }} after={after ?? classCriteria(dearest)} onPack={address.setPack} />
        </div>
      ) : null}
    </>
  );
}

/** Why nothing can be opened, in the specification's sentences; cars that cannot come are only left out. */
function Notes({ prepared, picked }: { prepared: ReturnType<typeof preparePack>; picked: boolean }) {
  const { t } = useTranslation('packs');
  if (prepared.status === 'no-pack')
    return (
      <p role="alert" className={styles['note']}>
        {t('packImpossible')} {t('classMissing', { class: prepared.missing })}
      </p>
    );
  if (!picked) return <p className={styles['small']}>{t('pickCars')}</p>;
  return (
    <>
      {prepared.removed > 0 ? (
        <p role="status" className={styles['note']}>
          {t('removed', { count: prepared.removed })}
        </p>
      ) : null}
      {prepared.status === 'no-goal' ? (
        <p role="alert" className={styles['note']}>
          {t('conditionImpossible')}
        </p>
      ) : null}
    </>
  );
}
