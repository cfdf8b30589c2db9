import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './selection.module.css';

export type Selection = { chosen: ReadonlySet<string>; set: (chosen: ReadonlySet<string>) => void };

export function useSelection(): Selection {
  const [chosen, set] = useState<ReadonlySet<string>>(new Set());
  return { chosen, set };
}

export function SelectOne({
  name,
  of,
  selection: { chosen, set },
}: {
  name: string;
  of: string;
  selection: Selection;
}) {
  const { t } = useTranslation('screen');
  const toggle = (on: boolean) => set(new Set(on ? [...chosen, of] : [...chosen].filter((key) => key !== of)));
  return <Box label={t('list.choose', { name })} checked={chosen.has(of)} onChange={toggle} />;
}

export function SelectAll({ keys, selection: { chosen, set } }: { keys: readonly string[]; selection: Selection }) {
  const { t } = useTranslation('screen');
  const some = keys.some((key) => chosen.has(key));
  const all = some && keys.every((key) => chosen.has(key));
  return (
    <Box
      label={t('list.chooseAll')}
      checked={all}
      partly={some && !all}
      onChange={(on) => set(new Set(on ? keys : []))}
    />
  );
}

type BoxProps = { label: string; checked: boolean; partly?: boolean; onChange: (on: boolean) => void };

function Box({ label, checked, partly = false, onChange }: BoxProps) {
  return (
    <span className={styles['hit']}>
      <input
        type="checkbox"
        className={styles['box']}
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = partly;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
    </span>
  );
}
