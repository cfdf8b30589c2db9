import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedEventKind } from '#contracts';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { CopyButton, ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import styles from './events.module.css';

export function SubscribePanel({ kinds }: { kinds: readonly PlannedEventKind[] }) {
  const { t } = useTranslation('events');
  const [kind, setKind] = useState<PlannedEventKind | ''>('');
  const query = kind === '' ? '' : `?kind=${kind}`;
  const address = `${location.origin}/api/v1/planned-events/calendar.ics${query}`;
  return (
    <ToolPanel title={t('subscribe')}>
      <p>{t('subscribeHelp')}</p>
      <ChoiceField
        label={t('kind')}
        options={[
          { value: '' as const, text: t('allKinds') },
          ...kinds.map((value) => ({ value, text: t(`kinds.${value}`) })),
        ]}
        value={kind}
        onChange={setKind}
      />
      <ToolRow>
        <code className={styles['address']}>{address}</code>
        <CopyButton text={address} name={t('subscribe')} />
        <a href={address.replace(/^https?:/, 'webcal:')}>{t('addToCalendar')}</a>
      </ToolRow>
    </ToolPanel>
  );
}
