import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Car } from '#contracts';
import { useCars } from '../../features/cars/use-cars.ts';
import { sendUnsentAnimatedCards } from '../../features/animated-cards/send-animated-card.ts';
import { AnimatedCardGrid } from '../../features/animated-cards/animated-card-grid.tsx';
import {
  type AnimatedCardsQuery,
  useAnimatedCardQuota,
  useMyAnimatedCards,
  useAnimatedCards,
} from '../../features/animated-cards/use-animated-cards.ts';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { pages } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Button } from '../../ui/button/button.tsx';
import { AddIcon, StartIcon, StopIcon } from '../../ui/icons.ts';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { AddAnimatedCardDialog } from './add-animated-card-dialog.tsx';
import styles from './animated.module.css';
import { PeopleBar } from './people-bar.tsx';

export function AnimatedPage() {
  const { t } = useTranslation(['showcase', 'shell']);
  const { username } = useParams();
  const [{ show, car }, set] = useAddressFields({ show: 'all', car: '' });
  const ofCar = useCars(car === '' ? [] : [car]).byId.get(car);
  const isSignedIn = useSession().status === 'signed-in';
  useLeftLoops(isSignedIn);
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  // Users who prefer less motion see still pictures until they start them.
  const [asked, setAsked] = useState<boolean>();
  const playing = asked ?? !calm;
  const [adding, setAdding] = useState(false);
  const of = { ...(username === undefined ? {} : { by: username }), ...(car === '' ? {} : { car }) };
  const mine = show === 'mine' && isSignedIn;
  const above =
    username === undefined && car === ''
      ? { to: pages.stuff, label: t('shell:menu.Stuff') }
      : { to: pages.animated, label: t('showcase:title') };
  return (
    <ContentPage
      title={useTitle(username, ofCar)}
      subtitle={t('showcase:subtitle')}
      back={above}
      actions={
        <Button variant="main" icon={<AddIcon aria-hidden="true" />} onClick={() => setAdding(true)}>
          {t('showcase:add')}
        </Button>
      }
    >
      <div className={styles['tools']}>
        {isSignedIn && username === undefined ? (
          <SegmentedControl
            label={t('showcase:show.label')}
            value={mine ? 'mine' : 'all'}
            choices={[
              { value: 'all', label: t('showcase:show.all') },
              { value: 'mine', label: t('showcase:show.mine') },
            ]}
            onChange={(next) => set({ show: next })}
          />
        ) : null}
        <PeopleBar chosen={username} />
        <Button
          icon={playing ? <StopIcon aria-hidden="true" /> : <StartIcon aria-hidden="true" />}
          onClick={() => setAsked(!playing)}
        >
          {playing ? t('showcase:stopAll') : t('showcase:playAll')}
        </Button>
      </div>
      {mine ? <MyLoops playing={playing} /> : <Shown of={of} playing={playing} />}
      <AddAnimatedCardDialog of={ofCar} opened={adding} onClose={() => setAdding(false)} />
    </ContentPage>
  );
}

/** An upload of an earlier visit continues, and its end is reported. */
function useLeftLoops(isSignedIn: boolean): void {
  const { t } = useTranslation('showcase');
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const stopping = new AbortController();
    void sendUnsentAnimatedCards(stopping.signal, () => showSnack({ kind: 'success', text: t('sentLater') }));
    return () => stopping.abort();
  }, [isSignedIn, t]);
}

function useTitle(username: string | undefined, car: Car | undefined): string {
  const { t } = useTranslation('showcase');
  if (username !== undefined) return t('ofPerson', { name: username });
  return car === undefined ? t('title') : t('ofCar', { name: car.name });
}

function Shown({ of, playing }: { of: AnimatedCardsQuery; playing: boolean }) {
  const { t } = useTranslation('showcase');
  return (
    <AnimatedCardGrid
      list={useAnimatedCards(of)}
      playing={playing}
      empty={{ title: t('empty.all'), text: t('empty.text') }}
    />
  );
}

function MyLoops({ playing }: { playing: boolean }) {
  const { t } = useTranslation('showcase');
  const quota = useAnimatedCardQuota().value;
  return (
    <>
      {quota ? <p className={styles['quota']}>{t('quota', { kept: quota.kept, most: quota.most })}</p> : null}
      <AnimatedCardGrid
        list={useMyAnimatedCards()}
        playing={playing}
        told
        empty={{ title: t('empty.mine'), text: t('empty.text') }}
      />
    </>
  );
}
