import { useTranslation } from 'react-i18next';
import type { ChallengeAttributes } from '#contracts';
import { PendingIcon } from '../../ui/icons.ts';
import styles from './challenges.module.css';
import { lasting, timeOf } from './time-of-challenge.ts';
import { useNow } from './use-now.ts';

export function ChallengeTime({ of }: { of: Pick<ChallengeAttributes, 'startsAt' | 'endsAt'> }) {
  const { t, i18n } = useTranslation('challenges');
  const time = timeOf(of, useNow());
  const left = 'ms' in time ? lasting(time.ms, i18n.language) : '';
  return (
    <span className={styles['time']} data-state={time.state}>
      <PendingIcon aria-hidden="true" />
      {t(`time.${time.state}`, { time: left })}
    </span>
  );
}
