import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { parseCriteria } from '#racing';
import { ChipGroup } from '../../../ui/chips/chip-group.tsx';
import { useCriteriaText } from './criteria-text.ts';
import type { RequirementKind } from './requirement-kinds.ts';

type KindChipsProps = {
  kinds: readonly RequirementKind[];
  /** All cars that meet at least one part. */
  able: readonly Car[];
  chosen: number;
  onChoose: (kind: number) => void;
};

/**
 * The named parts of a requirement as chips: the chosen part limits the cars that are listed, picked and looked for in
 * packs.
 */
export function KindChips({ kinds, able, chosen, onChoose }: KindChipsProps) {
  const { t } = useTranslation('rounds');
  const textOf = useCriteriaText();
  if (kinds.length === 0) return null;
  const options = kinds.map(({ name, criteria, meets }, at) => ({
    value: at + 1,
    text: name === '' ? textOf(parseCriteria(criteria).criteria) : name,
    count: able.filter(meets).length,
  }));
  return (
    <ChipGroup
      required
      oneOnly
      label={t('requirement')}
      options={[{ value: 0, text: t('allKinds'), count: able.length }, ...options]}
      chosen={[chosen]}
      onChange={(_, kind) => onChoose(kind)}
    />
  );
}
