import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { copyRaces, copyWinRate, type GarageCopy, offeredTunes, tuneInPoints } from '#racing';
import { tuneText } from '../../features/garage/tune-text.ts';
import type { GarageMutations } from '../../features/garage/use-garage-mutations.ts';
import type { Owned } from '../../features/garage/use-garage.ts';
import { countryName } from '../../lib/i18n/country-name.ts';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { Flag } from '../../ui/flag/flag.tsx';
import { LockIcon, PrizeIcon } from '../../ui/icons.ts';
import { TuneGlyph } from '../../ui/tune/tune-glyph.tsx';
import styles from './garage.module.css';

type CopyRowProps = {
  of: Owned;
  /** The copy with simulated upgrades. */
  would: GarageCopy | undefined;
  onOpen: ((id: string) => void) | undefined;
  acts: GarageMutations | undefined;
};

/** A copy in the list; the owner can open it, and keys 1 to 5 set its tune. */
export function CopyRow({ of, would, onOpen, acts }: CopyRowProps) {
  const { t } = useTranslation('garage');
  const { copy, car } = of;
  const keys = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const tune = ctrlKey || metaKey || altKey ? undefined : offeredTunes[Number(key) - 1];
    if (!acts || tune === undefined) return;
    void acts.keep([{ ...copy, points: tuneInPoints(tune) }], t('tuned', { name: car.name, tune }), [copy]);
  };
  if (!onOpen)
    return (
      <div className={styles['copy']}>
        <Inside of={of} would={undefined} />
      </div>
    );
  return (
    <button type="button" className={styles['copy']} onClick={() => onOpen(of.id)} onKeyDown={keys}>
      <Inside of={of} would={would} />
    </button>
  );
}

function Inside({ of: { copy, car }, would }: Pick<CopyRowProps, 'of' | 'would'>) {
  const { t, i18n } = useTranslation(['garage', 'cars']);
  const rate = copyWinRate(copy);
  const { won, lost, drawn } = copy;
  return (
    <>
      <MiniCar car={car} />
      <span className={styles['names']}>
        <b>
          {car.name}
          {car.prize ? <PrizeIcon aria-label={t('cars:prize')} className={styles['mark']} /> : null}
          {copy.locked ? <LockIcon aria-label={t('garage:locked')} className={styles['mark']} /> : null}
        </b>
        <small>
          <Flag code={car.country} name={countryName(car.country, i18n.language)} /> {car.year}
          {copy.since === null ? '' : ` · ${dayText(copy.since, i18n.language)}`}
          {copy.note ? ` · ${copy.note}` : ''}
        </small>
      </span>
      <span className={styles['tune']} data-would={would !== undefined || undefined}>
        <TuneGlyph tune={tuneText(would ?? copy)} />
      </span>
      <span className={styles['races']} aria-label={t('garage:record', { won, lost, drawn })} role="img">
        {copyRaces(copy) === 0 ? '–' : `${won}–${lost}`}
      </span>
      <span className={styles['rate']}>
        {rate === undefined ? '' : rate.toLocaleString(i18n.language, { style: 'percent', maximumFractionDigits: 0 })}
      </span>
    </>
  );
}

export const dayText = (since: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(`${since}:00Z`));
