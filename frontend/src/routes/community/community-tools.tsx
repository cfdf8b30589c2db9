import { useTranslation } from 'react-i18next';
import { type Group, groupKinds } from '#contracts';
import { useGroupLabels } from '../../features/groups/use-group-labels.ts';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { Field } from '../../ui/field/field.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { SearchIcon } from '../../ui/icons.ts';
import type { CommunityFields } from './community-fields.ts';
import styles from './community.module.css';

type ToolsProps = {
  items: readonly Group[];
  fields: CommunityFields;
  set: (changes: Partial<CommunityFields>) => void;
};

export function CommunityTools({ items, fields, set }: ToolsProps) {
  const { t } = useTranslation('community');
  const words = useGroupLabels();
  const languages = [...new Set(items.map(({ language }) => language))].toSorted();
  const countries = [...new Set(items.flatMap((group) => group.countries))].toSorted(words.byCountry);
  const any = { value: '', label: t('any') };
  return (
    <div className={styles['tools']}>
      <Field
        label={t('find')}
        icon={<SearchIcon aria-hidden="true" />}
        value={fields.q}
        maxLength={80}
        onChange={({ target }) => set({ q: target.value })}
      />
      <PickField
        label={t('language')}
        options={[any, ...languages.map((value) => ({ value, label: words.language(value) }))]}
        value={fields.language}
        onChange={(language) => set({ language: language ?? '' })}
      />
      <PickField
        label={t('country')}
        options={[any, ...countries.map((value) => ({ value, label: words.country(value) }))]}
        value={fields.country}
        onChange={(country) => set({ country: country ?? '' })}
      />
      <ChipGroup
        oneOnly
        label={t('kind')}
        options={groupKinds.map((value) => ({ value, text: t(`kinds.${value}`) }))}
        chosen={groupKinds.filter((one) => one === fields.kind)}
        onChange={([kind]) => set({ kind: kind ?? '' })}
      />
    </div>
  );
}
