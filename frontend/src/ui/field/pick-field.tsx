import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InMantine } from '../mantine/in-mantine.tsx';
import '../mantine/select.css';
import styles from './pick-field.module.css';

type PickFieldProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  error?: string | undefined;
  help?: string;
  onChange: (value: Value | null) => void;
};

/** One of many, found by typing; for a few that all fit on the screen see `ChoiceField`. */
export function PickField<Value extends string>({
  label,
  options,
  value,
  error,
  help,
  onChange,
}: PickFieldProps<Value>) {
  const { t } = useTranslation('screen');
  // Hundreds of invisible options would be rendered with each field: they load with its first use.
  const [wanted, setWanted] = useState(false);
  const shown = wanted ? options : options.filter((option) => option.value === value);
  const picked = (next: string | null) => onChange(options.find((option) => option.value === next)?.value ?? null);
  return (
    <InMantine>
      <Select
        label={label}
        description={help}
        error={error}
        data={shown.map((option) => ({ value: option.value, label: option.label }))}
        value={value}
        onChange={picked}
        onFocus={() => setWanted(true)}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('list.noFit')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        comboboxProps={{ zIndex: 'var(--z-dialog)' }}
        classNames={{
          error: styles['error'] ?? '',
          label: styles['label'] ?? '',
          input: styles['input'] ?? '',
          dropdown: styles['dropdown'] ?? '',
        }}
      />
    </InMantine>
  );
}
