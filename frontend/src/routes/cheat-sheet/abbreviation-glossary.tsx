import { useTranslation } from 'react-i18next';
import { useCriterionLabels } from '../../features/cars/filter/criterion-labels.ts';
import { ToolPanel } from '../../ui/tool/tool-parts.tsx';
import { Checked } from './checked.tsx';
import styles from './cheat-sheet.module.css';

/** Players' names for classes, collections and places. Source: the players' notes. */
const classWords = { Leggy: 'S', Epic: 'A', UR: 'B', SR: 'C', Rare: 'D', UC: 'E', Common: 'F' } as const;
const collections = {
  AOD: 'American Overdrive',
  APGP: 'Asia-Pacific Grand Prix',
  APR: 'Asia-Pacific Revival',
  EGT: 'European Grand Tour',
  ENW: 'European New Wave',
  JPT: 'Japan Pro Tour',
  OG: 'Old Guard',
  WE: 'World Expo',
} as const;
/** Seconds from 100 to 0 mph of a class of brakes, about. */
const brakes = { A: 4, B: 4.9, C: 5.7 } as const;

export function AbbreviationGlossary() {
  const { t, i18n } = useTranslation(['cheatsheet', 'cars', 'circuits']);
  const words = useCriterionLabels();
  const number = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1 });
  const rows: readonly (readonly [string, string])[] = [
    ...Object.entries(classWords).map(([short, letter]) => [short, t('cars:class', { letter })] as const),
    ...Object.entries(collections),
    ['CS', `${t('circuits:csSmall')}, ${t('circuits:csMed')}`],
    ['TB', t('circuits:testBowl')],
    ['YB, SN', t('cheatsheet:short.championship')],
    ['GC', words.group('clearance')],
    ['HRA', t('cheatsheet:short.hra')],
    ['ETB', t('cheatsheet:short.etb')],
    ['969', t('cheatsheet:short.steps')],
    ['DNF', t('cheatsheet:short.dnf')],
    ...Object.entries(brakes).map(
      ([letter, seconds]) =>
        [
          `${words.group('brake')} ${letter}`,
          t('cheatsheet:short.brake', { seconds: number.format(seconds) }),
        ] as const,
    ),
  ];
  return (
    <ToolPanel title={t('cheatsheet:short.title')}>
      <dl className={styles['words']}>
        {rows.map(([short, meaning]) => (
          <div key={short}>
            <dt>{short}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Checked />
    </ToolPanel>
  );
}
