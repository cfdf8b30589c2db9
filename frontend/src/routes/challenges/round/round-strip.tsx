import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { type OfRound, useRounds } from '../../../features/rounds/use-rounds.ts';
import { MoveLeftIcon, MoveRightIcon } from '../../../ui/icons.ts';
import { roundPath } from './round-path.ts';
import { RoundBadge } from './round-badge.tsx';
import { carriedChoice } from './use-round-choice.ts';
import styles from './round.module.css';

export function RoundStrip({ of, firstRound }: { of: OfRound; firstRound: number }) {
  const { t } = useTranslation('rounds');
  const { value } = useRounds(of.challengeId);
  const items = value?.items ?? [];
  const [search] = useSearchParams();
  const pathOf = (round: number) => `${roundPath({ ...of, round })}${carriedChoice(search)}`;
  const step = (by: -1 | 1, label: string, icon: ReactNode) => {
    const round = (by > 0 ? items : items.toReversed()).find((one) => (one.round - of.round) * by > 0)?.round;
    if (round === undefined) return <span className={styles['step']} aria-hidden="true" />;
    return (
      <Link className={styles['step']} to={pathOf(round)} aria-label={label}>
        {icon}
      </Link>
    );
  };
  return (
    <nav className={styles['strip']} aria-label={t('rounds')}>
      {step(-1, t('before'), <MoveLeftIcon aria-hidden="true" />)}
      <ol>
        {items.map(({ round, status }) => (
          <li key={round}>
            <Link
              to={pathOf(round)}
              aria-current={round === of.round ? 'page' : undefined}
              ref={round === of.round ? intoSight : undefined}
            >
              <b>{round + firstRound - 1}</b>
              <RoundBadge status={status} />
            </Link>
          </li>
        ))}
      </ol>
      {step(1, t('next'), <MoveRightIcon aria-hidden="true" />)}
    </nav>
  );
}

/** Scrolls the strip to the shown round; the page stays in place. */
const intoSight = (link: HTMLElement | null): void => {
  const strip = link?.closest('ol');
  if (link && strip) strip.scrollLeft = link.offsetLeft - strip.clientWidth / 2;
};
