import { useTranslation } from 'react-i18next';
import type { CampaignHistory } from '#contracts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { HistoryLink } from '../../ui/history/history-link.tsx';
import styles from './campaign-editing.module.css';
import { usePlaceHistory } from './use-campaign-answer.ts';

type Said = CampaignHistory['said'][number];

export function PlaceHistory({ placeId, nameOf }: { placeId: string | undefined; nameOf: (carId: string) => string }) {
  const { t } = useTranslation(['campaign', 'staffcars']);
  const of = usePlaceHistory(placeId);
  const nothing = <Empty title={t('campaign:nothing')} />;
  return (
    <section className={styles['card']} aria-label={t('staffcars:history')}>
      <h2>{t('staffcars:history')}</h2>
      {placeId === undefined ? (
        nothing
      ) : (
        <QueryBoundary of={of} empty={{ when: ({ said }) => said.length === 0, show: nothing }}>
          {({ said }) => (
            <ol className={styles['history']}>
              {said.map((one) => (
                <Entry key={`${one.at}${one.match}`} {...{ placeId, nameOf }} said={one} />
              ))}
            </ol>
          )}
        </QueryBoundary>
      )}
    </section>
  );
}

type EntryProps = { placeId: string; said: Said; nameOf: (carId: string) => string };

function Entry({ placeId, said, nameOf }: EntryProps) {
  const { t, i18n } = useTranslation(['campaign', 'staffcars']);
  const { match, gameVersion, changes, reason, text, by, source, at } = said;
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  const who = source === 'moderator' ? (by ?? t('staffcars:former')) : t(`campaign:source.${source}`);
  const list = (items: readonly string[] | undefined) =>
    items && <span>{items.length === 0 ? t('campaign:none') : items.join(', ')}</span>;
  return (
    <li>
      <b>{t('campaign:matchIn', { match, version: gameVersion })}</b>
      {list(changes.carIds?.map(nameOf))}
      {list(changes.trackCodes)}
      <span>
        {t(`staffcars:why.${reason}`)}
        {text === null ? null : <q>{text}</q>}
      </span>
      <small>
        {when} · {who}
      </small>
      <HistoryLink
        small
        kind="campaign"
        itemId={`${placeId}|${match}`}
        name={t('campaign:matchIn', { match, version: gameVersion })}
      />
    </li>
  );
}
