import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '#racing';
import { Button } from '../../../ui/button/button.tsx';
import { ChipGroup, type ChipOption } from '../../../ui/chips/chip-group.tsx';
import { SearchIcon } from '../../../ui/icons.ts';
import styles from './many-chips.module.css';

type Option = ChipOption<string> & { text: string; count: number };
type ManyChipsProps = {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

const FIRST = 8;

export function ManyChips({ label, options, chosen, onChange }: ManyChipsProps) {
  const { t } = useTranslation('carlist');
  const [text, setText] = useState('');
  const [all, setAll] = useState(false);
  const wanted = fold(text.trim());
  const order = options.toSorted((one, other) => other.count - one.count || one.text.localeCompare(other.text));
  const fitting = wanted === '' ? order : order.filter((one) => fold(one.text).includes(wanted));
  const shown = all ? fitting : fitting.filter(({ value }, at) => at < FIRST || chosen.includes(value));
  const hidden = fitting.length - shown.length;
  const finds = t('findAmong', { number: options.length });
  return (
    <>
      {options.length > FIRST ? (
        <span className={styles['find']}>
          <SearchIcon aria-hidden="true" />
          <input
            // A list below handles the keys of every search field.
            type="text"
            inputMode="search"
            aria-label={`${label}: ${finds}`}
            placeholder={finds}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </span>
      ) : null}
      <ChipGroup label={label} options={shown} chosen={chosen} onChange={onChange} />
      {hidden > 0 || all ? (
        <span>
          <Button variant="ghost" size="small" onClick={() => setAll(!all)}>
            {all ? t('fewer') : t('more', { number: hidden })}
          </Button>
        </span>
      ) : null}
    </>
  );
}
