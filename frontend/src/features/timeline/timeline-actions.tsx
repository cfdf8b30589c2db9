import { useTranslation } from 'react-i18next';
import { timeline } from '#contracts';
import type { TimelineDetail } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Button } from '../../ui/button/button.tsx';
import { DoneIcon, EditIcon, HideIcon, RemoveIcon } from '../../ui/icons.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { HistoryLink } from '../../ui/history/history-link.tsx';
import { StaffMark } from '../../ui/person/staff-mark.tsx';
import styles from './timeline.module.css';

const UNDO_SECONDS = 10;

function useTimelineActs({ itemId, name }: TimelineDetail) {
  const { t } = useTranslation(['timeline', 'problems', 'common']);
  const of = { params: { id: itemId } };
  const acted = (doing: Promise<unknown>, text: string, undo?: () => void) =>
    void doing
      .then(() =>
        showSnack({
          kind: 'success',
          text,
          ...(undo && { seconds: UNDO_SECONDS, action: { label: t('common:undo'), run: undo } }),
        }),
      )
      .catch((thrown: unknown) => {
        const { code, facts } = asProblem(thrown);
        showSnack({ kind: 'error', text: t(`problems:${code}`, facts) });
      });
  const said = {
    published: t('timeline:published', { name }),
    withdrawn: t('timeline:withdrawn', { name }),
    removed: t('timeline:removed', { name }),
  };
  const publish = () => acted(sendAuthenticated(timeline.publish, of), said.published, withdraw);
  const withdraw = () => acted(sendAuthenticated(timeline.withdraw, of), said.withdrawn, publish);
  const putBack = () => acted(sendAuthenticated(timeline.putBack, of), said.withdrawn);
  const remove = () => acted(sendAuthenticated(timeline.remove, of), said.removed, putBack);
  return { publish, withdraw, remove };
}

export function TimelineActions({ item, onEdit }: { item: TimelineDetail; onEdit: () => void }) {
  const { t } = useTranslation('timeline');
  const acts = useTimelineActs(item);
  const may = (act: TimelineDetail['allowed'][number]) => item.allowed.includes(act);
  if (item.allowed.length === 0) return null;
  return (
    <>
      <div className={styles['acts']}>
        {may('publish-timeline-item') ? (
          <Button variant="main" icon={<DoneIcon aria-hidden="true" />} onClick={acts.publish}>
            {t('publish')}
          </Button>
        ) : null}
        {may('revise-timeline-item') ? (
          <Button icon={<EditIcon aria-hidden="true" />} onClick={onEdit}>
            {t('edit')}
          </Button>
        ) : null}
        {may('withdraw-timeline-item') ? (
          <Button icon={<HideIcon aria-hidden="true" />} onClick={acts.withdraw}>
            {t('withdraw')}
          </Button>
        ) : null}
        {may('remove-timeline-item') ? (
          <Button variant="danger" icon={<RemoveIcon aria-hidden="true" />} onClick={acts.remove}>
            {t('remove')}
          </Button>
        ) : null}
      </div>
      <History changes={item.changes} />
      <HistoryLink kind="timeline" itemId={item.itemId} />
    </>
  );
}

function History({ changes }: Pick<TimelineDetail, 'changes'>) {
  const { t, i18n } = useTranslation('timeline');
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ol className={styles['history']} aria-label={t('history')}>
      {changes.toReversed().map(({ what, by, at }) => (
        <li key={`${what}${at}`}>
          {`${when.format(Date.parse(at))} · ${t(`changes.${what}`)} · ${by.name ?? '–'}`}
          <StaffMark name={by.name} />
        </li>
      ))}
    </ol>
  );
}
