import { useTranslation } from 'react-i18next';
import { useMostCompared } from '../../features/records/use-news-of-times.ts';
import { useDeckLinks } from '../../lib/deck/use-deck-links.ts';
import { useCarsOfNews } from './cars-of-news.ts';
import { NewsLink } from './news-cell.tsx';
import { NewsSection } from './news-section.tsx';

const VISIBLE_MAX = 5;

type Chosen = { onChosen?: (() => void) | undefined };

export function MostCompared({ onChosen }: Chosen) {
  const { t } = useTranslation('news');
  const compared = useMostCompared(VISIBLE_MAX);
  return (
    <NewsSection
      title={t('compared')}
      of={compared}
      most={VISIBLE_MAX}
      empty={t('noCompared')}
      keyOf={({ carId }) => carId}
    >
      {({ carId, looks }) => <ComparedCar carId={carId} about={t('looks', { count: looks })} onChosen={onChosen} />}
    </NewsSection>
  );
}

function ComparedCar({ carId, about, onChosen }: Chosen & { carId: string; about: string }) {
  const car = useCarsOfNews().get(carId);
  const to = useDeckLinks().toCar(carId);
  return <NewsLink car={car} carId={carId} to={to} onChoose={onChosen} about={about} />;
}
