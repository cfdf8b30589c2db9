import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LapTimeReview, LapTimeValue, CellHistoryEntry } from '#contracts';
import { formatLapTime } from '#racing';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { PersonLink } from '../../ui/person/person-link.tsx';
import { EvidencePicture } from '../../ui/trust/evidence-picture.tsx';
import { TuneGlyph } from '../../ui/tune/tune-glyph.tsx';
import { TimeOutlier } from '../lap-time-submissions/time-outlier.tsx';
import styles from './lap-time-context.module.css';

const shown = (value: LapTimeValue) => formatLapTime(value, 'short');

export function LapTimeContext({ review }: { review: LapTimeReview }) {
  const { t } = useTranslation(['queue', 'votes', 'saidtimes']);
  const { name } = useTrackLabels();
  const { time, current, others, predicted, near, best } = review;
  const between = (low: LapTimeValue, high: LapTimeValue) =>
    t('saidtimes:between', { low: shown(low), high: shown(high) });
  return (
    <div className={styles['review']}>
      <p className={styles['cell']}>
        <TuneGlyph tune={time.tune} /> {name(time.trackCode)}
      </p>
      <div className={styles['sides']}>
        <Side title={t('queue:time.said')} value={shown(time.value)}>
          {time.doubts.map((doubt) => (
            <TimeOutlier key={doubt.kind} doubt={doubt} />
          ))}
          {time.dispute === 'none' && time.fare === 'open' ? <span>{t('queue:time.sample')}</span> : null}
          {time.votes.up + time.votes.down === 0 ? null : <span>{t('votes:counted', time.votes)}</span>}
          {time.votes.reasons.map((reason) => (
            <b key={reason}>{t(`votes:reasons.${reason}`)}</b>
          ))}
        </Side>
        <Side title={t('queue:time.counts')} value={current ? shown(current.value) : '–'}>
          {current?.support ? <span>{t(`votes:support.${current.support}`)}</span> : null}
        </Side>
        <Side title={t('queue:time.predicted')} value={predicted ? shown(predicted.value) : '–'}>
          {predicted ? <span>{between(predicted.low, predicted.high)}</span> : null}
        </Side>
        <Side title={t('queue:time.best')} value={best ? shown(best) : '–'} />
      </div>
      {time.evidence === undefined ? null : <EvidencePicture file={time.evidence} />}
      <Person of={review} />
      <Others of={others} />
      {near.length === 0 ? null : (
        <table className={styles['near']}>
          <caption>{t('queue:time.near')}</caption>
          <tbody>
            {near.map(({ tune, trackCode, value }) => (
              <tr key={`${tune} ${trackCode}`}>
                <th scope="row">{name(trackCode)}</th>
                <td>
                  <TuneGlyph tune={tune} />
                </td>
                <td className="figures">{shown(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function Side({ title, value, children }: { title: string; value: string; children?: ReactNode }) {
  return (
    <section className={styles['side']} aria-label={title}>
      <h3>{title}</h3>
      <bdi className={styles['value']}>{value}</bdi>
      {children}
    </section>
  );
}

function Person({ of: { person } }: { of: LapTimeReview }) {
  const { t, i18n } = useTranslation('saidtimes');
  const { name, trust, accepted, reversed } = person;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(trust);
  return (
    <p className={styles['person']}>
      <PersonLink name={name} />
      <span>
        {t('figures.trust')}: {percent}
      </span>
      <span>
        {t('figures.accepted')}: {accepted}
      </span>
      <span>
        {t('figures.reversed')}: {reversed}
      </span>
    </p>
  );
}

function Others({ of }: { of: readonly CellHistoryEntry[] }) {
  const { t } = useTranslation(['queue', 'votes']);
  if (of.length === 0) return null;
  return (
    <table className={styles['near']}>
      <caption>{t('queue:time.others')}</caption>
      <tbody>
        {of.map(({ lapTimeId, value, by, support }) => (
          <tr key={lapTimeId}>
            <th scope="row">
              <PersonLink name={by.name} />
            </th>
            <td>{support ? t(`votes:support.${support}`) : null}</td>
            <td className="figures">{shown(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
