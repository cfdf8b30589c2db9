import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { pages, personPath } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Empty } from '../../ui/query/empty.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import styles from './lap-time-submissions.module.css';
import { LapTimeSubmissionList } from './lap-time-submission-list.tsx';
import { disputeOrders, disputes, useDisputedTimes } from './use-lap-time-submissions.ts';

const AT_FIRST = { list: 'disputed', order: 'newest' };

/** Times to review: doubted values, times that were voted down, or times that moderators hid. */
export function DownTimesPage() {
  const { t } = useTranslation(['saidtimes', 'shell']);
  const [fields, set] = useAddressFields(AT_FIRST);
  const kind = disputes.find((one) => one === fields.list) ?? 'disputed';
  const order = disputeOrders.find((one) => one === fields.order) ?? 'newest';
  const list = useDisputedTimes(kind, order);
  const session = useSession();
  const own = session.status === 'signed-in' ? <Link to={personPath(session.name)}>{t('saidtimes:yours')}</Link> : null;
  return (
    <ContentPage
      title={t('saidtimes:title')}
      subtitle={t('saidtimes:subtitle')}
      actions={own}
      back={{ to: pages.stuff, label: t('shell:menu.Stuff') }}
    >
      <div className={styles['tools']}>
        <SegmentedControl
          label={t('saidtimes:show.label')}
          value={kind}
          choices={disputes.map((value) => ({ value, label: t(`saidtimes:show.${value}`) }))}
          onChange={(next) => set({ list: next })}
        />
        <PickField
          label={t('saidtimes:order.label')}
          options={disputeOrders.map((value) => ({ value, label: t(`saidtimes:order.${value}`) }))}
          value={order}
          onChange={(next) => set({ order: next ?? AT_FIRST.order })}
        />
      </div>
      <LapTimeSubmissionList
        key={kind}
        list={list}
        empty={<Empty title={t(`saidtimes:none.${kind}`)} text={t('saidtimes:noneText')} />}
      />
    </ContentPage>
  );
}
