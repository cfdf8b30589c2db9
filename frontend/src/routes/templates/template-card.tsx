import { useTranslation } from 'react-i18next';
import type { Template } from '#contracts';
import { DeckCard } from '../../features/decks/deck-card.tsx';
import type { CarsById } from '../../features/decks/deck-card.tsx';
import { TemplateMenu } from '../../features/templates/template-menu.tsx';
import { PersonLink } from '../../ui/person/person-link.tsx';
import { useFaultName } from '../../features/templates/use-fault-name.ts';

export function TemplateCard({ of, cars }: { of: Template; cars: CarsById }) {
  const { t } = useTranslation('templates');
  const faultName = useFaultName();
  const { title, kind, by, rqLimit, points, status, reason, deck } = of;
  const facts = [
    t(`kinds.${kind}`),
    ...(rqLimit === null ? [] : [t('rqAtMost', { rq: rqLimit })]),
    ...(points === null ? [] : [t('pointsWanted', { points })]),
    ...(status === 'approved' ? [] : [t(`statuses.${status}`)]),
    ...(reason === null ? [] : [faultName(reason)]),
  ];
  return (
    <DeckCard
      query={`?share=${deck}`}
      name={title}
      line={facts.join(' · ')}
      by={<PersonLink name={by.name} />}
      cars={cars}
      acts={<TemplateMenu of={of} />}
    />
  );
}
