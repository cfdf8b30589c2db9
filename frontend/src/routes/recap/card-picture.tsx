import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recapCards } from '#contracts';
import type { RecapCard, RecapDto } from '#contracts';
import { type CardOf, useCardPicture } from '../../features/recap/use-card-picture.ts';
import { saveFile } from '../../lib/save-file.ts';
import { QueryError } from '../../ui/query/query-error.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { DownloadIcon } from '../../ui/icons.ts';
import styles from './recap.module.css';

type CardPictureProps = { of: CardOf; period: string; told: RecapDto };

export function CardPicture({ of, period, told }: CardPictureProps) {
  const { t } = useTranslation(['recap', 'share']);
  const there = recapCards.filter((card) => told[card] !== null);
  const [chosen, setChosen] = useState<RecapCard>();
  const card = chosen ?? there[0] ?? 'year';
  const picture = useCardPicture(of, card);
  const drawn = picture.status === 'drawn' ? picture : undefined;
  return (
    <div className={styles['picture']}>
      <ChoiceField
        label={t('share:picture')}
        value={card}
        options={there.map((value) => ({ value, text: t(`cards.${value}`) }))}
        onChange={setChosen}
      />
      <div className={styles['drawn']} aria-busy={picture.status === 'drawing'}>
        {drawn ? <img src={drawn.address} alt={`${t('share:picture')}: ${t(`cards.${card}`)}`} /> : null}
        {picture.status === 'drawing' ? <p role="status">{t('share:drawing')}</p> : null}
        {picture.status === 'failed' ? <QueryError problem={picture.problem} retry={picture.again} /> : null}
      </div>
      <Button
        icon={<DownloadIcon />}
        {...(drawn ? {} : { reason: t('share:drawing') })}
        onClick={() => drawn && saveFile(drawn.blob, `track-day-records-${period}-${card}.png`)}
      >
        {t('share:savePicture')}
      </Button>
    </div>
  );
}
