import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pack } from '#racing';
import { CashIcon, GoldIcon } from '../../ui/icons.ts';
import styles from './packs.module.css';
import { usePackNumbers } from './use-pack-numbers.ts';

type PackListProps = {
  packs: readonly Pack[];
  chosen: Pack;
  onChoose: (id: string) => void;
  children?: ReactNode;
};

/** Every pack with its price: those of the shop, then those that offers give. */
export function PackList({ packs, chosen, onChoose, children }: PackListProps) {
  const { t } = useTranslation('packs');
  const name = useId();
  const inShop = packs.filter(({ special }) => special !== true);
  const special = packs.filter((pack) => pack.special === true);
  const row = (pack: Pack) => (
    <PackChoice key={pack.id} group={name} pack={pack} chosen={pack === chosen} onChoose={onChoose} />
  );
  return (
    <div role="radiogroup" aria-label={t('pack')} className={styles['packs']} data-sideways>
      {inShop.map(row)}
      <h2 className={styles['special']}>{t('special')}</h2>
      {special.map(row)}
      {children}
    </div>
  );
}

type PackChoiceProps = { group: string; pack: Pack; chosen: boolean; onChoose: (id: string) => void };

function PackChoice({ group, pack, chosen, onChoose }: PackChoiceProps) {
  const { t } = useTranslation('packs');
  const { price } = usePackNumbers();
  const { cash, gold } = pack.price;
  return (
    <label className={styles['choice']}>
      <input type="radio" name={group} className="sr" checked={chosen} onChange={() => onChoose(pack.id)} />
      <PackArt pack={pack} />
      <span className={styles['names']}>
        <b>{pack.name}</b>
        {cash === null && gold === null ? (
          <small>{t('notSold')}</small>
        ) : (
          <small>
            <CashIcon role="img" aria-label={t('inCash')} /> {price(cash)}{' '}
            <GoldIcon role="img" aria-label={t('inGold')} /> {price(gold)}
          </small>
        )}
      </span>
    </label>
  );
}

/** A foil in the pack's own colour, with the ribbon of the classes. */
export function PackArt({ pack }: { pack: Pack }) {
  return <span aria-hidden="true" className={styles['art']} data-pack={pack.id} />;
}
