import { useTranslation } from 'react-i18next';
import { usePlannedEvents } from '../../features/planned-events/use-planned-events.ts';
import { CloseIcon } from '../../ui/icons.ts';
import styles from './events.module.css';

type OpenEventsProps = {
  opened: readonly string[];
  shown: string;
  onShow: (id: string) => void;
  onClose: (id: string) => void;
};

export function OpenEvents({ opened, shown, onShow, onClose }: OpenEventsProps) {
  const { t } = useTranslation('events');
  const { value = [] } = usePlannedEvents();
  const nameOf = (id: string) => value.find(({ eventId }) => eventId === id)?.facts.name ?? id;
  return (
    <nav className={styles['open']} aria-label={t('open')}>
      <button type="button" aria-current={shown === '' ? 'page' : undefined} onClick={() => onShow('')}>
        {t('all')}
      </button>
      {opened.map((id) => (
        <span key={id} data-shown={id === shown || undefined}>
          <button type="button" aria-current={id === shown ? 'page' : undefined} onClick={() => onShow(id)}>
            {nameOf(id)}
          </button>
          <button type="button" aria-label={t('close', { name: nameOf(id) })} onClick={() => onClose(id)}>
            <CloseIcon aria-hidden="true" />
          </button>
        </span>
      ))}
    </nav>
  );
}
