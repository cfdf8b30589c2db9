import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { type CardPlan, carClasses, chanceOfClass, type Criteria } from '#racing';
import { FilterButton } from '../../features/cars/filter/filter-button.tsx';
import { FilterSentence } from '../../features/cars/filter/filter-sentence.tsx';
import type { KnownPack } from '../../features/packs/use-pack-kinds.ts';
import { ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import styles from './packs.module.css';
import { usePackNumbers } from './use-pack-numbers.ts';

type OddsPanelProps = {
  pack: KnownPack;
  /** The cards to draw, where the pack can be opened. */
  cards: readonly CardPlan<Car>[];
  cars: readonly Car[];
  theme: Criteria;
  onTheme: (theme: Criteria) => void;
};

export function OddsPanel({ pack, cards, cars, theme, onTheme }: OddsPanelProps) {
  const { t } = useTranslation('packs');
  const { share } = usePackNumbers();
  const [filtering, setFiltering] = useState(false);
  const classes = carClasses.toReversed().filter(({ letter }) => chanceOfClass(cards, letter) > 0);
  return (
    <ToolPanel title={t('oddsOf', { pack: pack.name })}>
      <ToolRow>
        <b>{t('theme')}</b>
        <FilterButton {...{ cars }} criteria={theme} onCriteria={onTheme} opened={filtering} onOpened={setFiltering} />
        {theme.length > 0 ? <FilterSentence criteria={theme} onChange={onTheme} /> : <span>{t('noTheme')}</span>}
      </ToolRow>
      <ol className={styles['cards']}>
        {cards.map((card, at) => (
          // A card has no name except its place in the pack.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <OddsBar card={card} />
          </li>
        ))}
      </ol>
      <dl className={styles['rates']}>
        <dt>{t('atLeastOnce')}</dt>
        {classes.map(({ letter }) => (
          <dd key={letter} data-class={letter}>
            <b>{letter}</b> {share(chanceOfClass(cards, letter))}
          </dd>
        ))}
      </dl>
      <p className={styles['small']}>{t('oddsChecked', { date: pack.checked })}</p>
      {theme.length > 0 ? <p>{t('themeHelp', { number: pack.themedCards })}</p> : null}
    </ToolPanel>
  );
}

function OddsBar({ card }: { card: CardPlan<Car> }) {
  const { share } = usePackNumbers();
  const parts = card.toSorted((one, other) => other.chance - one.chance);
  return (
    <span className={styles['bar']}>
      {parts.map(({ carClass, chance }) => (
        <span
          key={carClass}
          data-class={carClass}
          style={{ flexGrow: chance }}
          data-tip={`${carClass} ${share(chance)}`}
        >
          <span className="sr">{`${carClass} ${share(chance)} `}</span>
          <b aria-hidden="true">{carClass}</b>
          <span aria-hidden="true">{share(chance)}</span>
        </span>
      ))}
    </span>
  );
}
