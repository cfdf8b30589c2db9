import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoGrid } from '../../features/car-photos/photo-grid.tsx';
import type { PairView } from '../../features/car-photos/photo-pair.tsx';
import {
  type QueueStatus,
  useMyPhotos,
  useNewPhotos,
  usePhotoQueue,
} from '../../features/car-photos/use-car-photos.ts';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { pages } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { PhotoIcon } from '../../ui/icons.ts';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { ContributeDialog } from './contribute-dialog.tsx';
import styles from './new-photos.module.css';

const AT_FIRST = { show: 'new', view: 'sides', status: 'pending' };
const queues = ['pending', 'approved', 'declined'] as const satisfies readonly QueueStatus[];

export function NewPhotosPage() {
  const { t } = useTranslation(['photos', 'shell']);
  const [{ show, view, status }, set] = useAddressFields(AT_FIRST);
  const [sending, setSending] = useState(false);
  const session = useSession();
  const isIn = session.status === 'signed-in';
  const shown = [
    { value: 'new', label: t('photos:show.new') },
    ...(isIn || show === 'mine' ? [{ value: 'mine', label: t('photos:show.mine') }] : []),
    ...((isIn && session.mod) || show === 'review' ? [{ value: 'review', label: t('photos:show.review') }] : []),
  ];
  const pair: PairView = view === 'over' ? 'over' : 'sides';
  // Where only logged-in users see anything, the login is the next step.
  const isOpen = isIn || (show !== 'mine' && show !== 'review');
  const send = (
    <Button
      variant={isOpen ? 'main' : 'plain'}
      icon={<PhotoIcon aria-hidden="true" />}
      onClick={() => setSending(true)}
    >
      {t('photos:send')}
    </Button>
  );
  return (
    <ContentPage
      title={t('photos:title')}
      subtitle={t('photos:subtitle')}
      actions={send}
      back={{ to: pages.cars, label: t('shell:menu.Cars') }}
    >
      <div className={styles['tools']}>
        {shown.length > 1 ? (
          <SegmentedControl
            label={t('photos:show.label')}
            value={show}
            choices={shown}
            onChange={(next) => set({ show: next })}
          />
        ) : null}
        {show === 'review' ? (
          <SegmentedControl
            label={t('photos:status.label')}
            value={status}
            choices={queues.map((value) => ({ value, label: t(`photos:status.${value}`) }))}
            onChange={(next) => set({ status: next })}
          />
        ) : null}
        <span className={styles['view']}>
          <SegmentedControl
            label={t('photos:view.label')}
            value={pair}
            choices={[
              { value: 'sides', label: t('photos:view.sides') },
              { value: 'over', label: t('photos:view.over') },
            ]}
            onChange={(next) => set({ view: next })}
          />
        </span>
      </div>
      {show === 'mine' ? <MyPhotos view={pair} /> : null}
      {show === 'review' ? <Review status={queues.find((one) => one === status) ?? 'pending'} view={pair} /> : null}
      {show !== 'mine' && show !== 'review' ? <NewPhotos view={pair} /> : null}
      <ContributeDialog opened={sending} onClose={() => setSending(false)} />
    </ContentPage>
  );
}

type Shown = { view: PairView };

function NewPhotos({ view }: Shown) {
  const { t } = useTranslation('photos');
  return <PhotoGrid list={useNewPhotos()} view={view} empty={{ title: t('empty.new'), text: t('empty.newText') }} />;
}

function MyPhotos({ view }: Shown) {
  const { t } = useTranslation('photos');
  return (
    <PhotoGrid list={useMyPhotos()} view={view} told empty={{ title: t('empty.mine'), text: t('empty.newText') }} />
  );
}

function Review({ status, view }: Shown & { status: QueueStatus }) {
  const { t } = useTranslation('photos');
  const title = t(status === 'pending' ? 'empty.pending' : 'empty.decided');
  return <PhotoGrid list={usePhotoQueue(status)} view={view} told={status === 'declined'} empty={{ title }} />;
}
