import { useTranslation } from 'react-i18next';
import type { QueueContext } from '#contracts';
import { PhotoPair } from '../../features/car-photos/photo-pair.tsx';
import { AnimatedCardPicture } from '../../features/animated-cards/animated-card-picture.tsx';
import { ReportedText } from '../../features/car-reviews/reported-list.tsx';
import { SubmissionContext } from '../challenges/round/submission-context.tsx';
import { GroupDetail } from '../../features/groups/group-detail.tsx';
import { TranslationContext } from '../../features/translations/translation-context.tsx';
import { RowHead } from '../../features/imports/row-head.tsx';
import { AppealContext, ReportContext } from './trust-contexts.tsx';
import { LapTimeContext } from './lap-time-context.tsx';
import { PendingCarContext } from './pending-car-context.tsx';
import { TemplateContext } from './template-context.tsx';
import styles from './queue-contexts.module.css';

type Of<Kind extends QueueContext['kind']> = Extract<QueueContext, { kind: Kind }>;

export function QueueContextOf({ context }: { context: QueueContext }) {
  switch (context.kind) {
    case 'lap-time':
      return <LapTimeContext review={context.review} />;
    case 'pending-car':
      return <PendingCarContext car={context.car} />;
    case 'template':
      return <TemplateContext template={context.template} />;
    case 'car-photo':
      return <PhotoPair photo={context.photo} view="sides" size="full" />;
    case 'car-loop':
      return (
        <div className={styles['loop']}>
          <AnimatedCardPicture loop={context.loop} playing={false} />
        </div>
      );
    case 'car-review':
      return <ReportedText review={context.report} />;
    case 'round':
      return <SubmissionContext round={context.round} submissionId={context.submissionId} />;
    case 'translation':
      return <TranslationContext text={context.text} suggestionId={context.suggestionId} />;
    case 'group':
      return <GroupDetail of={context.group} />;
    case 'report':
      return <ReportContext report={context.report} />;
    case 'appeal':
      return <AppealContext appeal={context.appeal} />;
    case 'import-row':
      return <Row of={context} />;
  }
}

function Row({ of: { row, cars } }: { of: Of<'import-row'> }) {
  const { t } = useTranslation('queue');
  return (
    <>
      <RowHead row={row} />
      <table className={styles['cars']}>
        <caption>{t('candidates')}</caption>
        <tbody>
          {cars.map(({ id, brand, name, year, rq }) => (
            <tr key={id}>
              <th scope="row">{name.startsWith(brand) ? name : `${brand} ${name}`}</th>
              <td data-differs={row.year !== null && row.year !== year ? true : undefined}>{year}</td>
              <td data-differs={row.rq === rq ? undefined : true}>{`RQ ${rq}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
