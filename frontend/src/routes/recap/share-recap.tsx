import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recapCards } from '#contracts';
import type { MyRecap, RecapCard, RecapDto } from '#contracts';
import { sharedRecapAddress, type RecapMutations } from '../../features/recap/use-recap-mutations.ts';
import { Button } from '../../ui/button/button.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import styles from './recap.module.css';

type ShareRecapProps = { recap: MyRecap & { told: RecapDto }; acts: RecapMutations };

export function ShareRecap({ recap, acts }: ShareRecapProps) {
  const { t } = useTranslation(['recap', 'stuff']);
  const there = recapCards.filter((card) => recap.told[card] !== null);
  const [left, setLeft] = useState<readonly RecapCard[]>([]);
  const chosen = there.filter((card) => !left.includes(card));
  const own = recap.shares.filter(({ period }) => period === recap.period);
  return (
    <div className={styles['sharing']}>
      <p>{t('shareHelp')}</p>
      {there.map((card) => (
        <Switch
          key={card}
          label={t(`cards.${card}`)}
          on={!left.includes(card)}
          onChange={(on) => setLeft(on ? left.filter((one) => one !== card) : [...left, card])}
        />
      ))}
      <Button variant="main" disabled={chosen.length === 0} onClick={() => void acts.share(recap.period, chosen)}>
        {t('makeLink')}
      </Button>
      <ul aria-label={t('links')}>
        {own.map(({ key, cards }) => (
          <li key={key}>
            <a href={sharedRecapAddress(key)}>{cards.map((card) => t(`cards.${card}`)).join(', ')}</a>
            <span>
              <Button size="small" onClick={() => void acts.copy(key)}>
                {t('stuff:copyLink')}
              </Button>
              <Button size="small" onClick={() => void acts.revoke(key)}>
                {t('takeBack')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
