import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Template } from '#contracts';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { DeckCard } from '../../features/decks/deck-card.tsx';
import deckStyles from '../../features/decks/deck-card.module.css';

export function TemplateContext({ template: { title, kind, rqLimit, points, deck } }: { template: Template }) {
  const { t } = useTranslation('templates');
  const catalogue = useCatalogue();
  const cars = useMemo(() => new Map(catalogue.cars.map((car) => [car.id, car])), [catalogue.cars]);
  const facts = [
    t(`kinds.${kind}`),
    ...(rqLimit === null ? [] : [t('rqAtMost', { rq: rqLimit })]),
    ...(points === null ? [] : [t('pointsWanted', { points })]),
  ];
  return (
    <ul className={deckStyles['list']}>
      <DeckCard query={`?share=${deck}`} name={title} line={facts.join(' · ')} cars={cars} acts={null} />
    </ul>
  );
}
