import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { bodyStyles, raceStyleOf } from '#racing';
import type { BodyStyle } from '#racing';
import { countryName } from '../../lib/i18n/country-name.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { BrakeClassDialog } from '../../ui/explainer/brake-class-dialog.tsx';
import { InfoIcon } from '../../ui/icons.ts';
import styles from './attribute-list.module.css';

const isStyle = (body: string): body is BodyStyle => (bodyStyles as readonly string[]).includes(body);

export function AttributeList({ car }: { car: Car }) {
  const { t, i18n } = useTranslation(['car', 'cars']);
  const yesNo = (is: boolean) => t(is ? 'car:yes' : 'car:no');
  const bodies = car.body.map((body) => (isStyle(body) ? t(`cars:bodies.${body}`) : body)).join(', ');
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [t('car:facts.drive'), car.drive],
    [t('car:facts.tyres'), t(`cars:tyres.${car.tyre}`)],
    [t('car:facts.clearance'), t(`cars:clearance.${car.clearance}`)],
    [t('car:facts.brakes'), <Brakes key="brakes" letter={car.brake} />],
    ['ABS', yesNo(car.abs)],
    ['TCS', yesNo(car.tcs)],
    [t('car:facts.seats'), car.seats ?? '?'],
    [t('car:facts.body'), bodies === '' ? '?' : bodies],
    [t('car:facts.engine'), t(`car:engines.${car.engine}`)],
    [t('car:facts.fuel'), t(`cars:fuels.${car.fuel}`)],
    [t('car:facts.style'), t(`cars:bodies.${raceStyleOf(car)}`)],
    [t('car:facts.country'), countryName(car.country, i18n.language)],
    [t('cars:prize'), yesNo(car.prize)],
  ];
  return (
    <>
      <dl className={styles['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {car.tags.length > 0 ? (
        <ul className={styles['tags']} aria-label={t('car:facts.tags')}>
          {car.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Brakes({ letter }: { letter: Car['brake'] }) {
  const { t } = useTranslation('car');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <span data-brake={letter}>{letter ?? '?'}</span>
      <IconButton
        size="small"
        label={t('means', { figure: t('facts.brakes') })}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <InfoIcon />
      </IconButton>
      <BrakeClassDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
