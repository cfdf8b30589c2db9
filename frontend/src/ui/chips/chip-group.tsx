import type { ReactNode } from 'react';
import type { Modifiers } from '../press/use-press.ts';
import { Chip } from './chip.tsx';
import { choose } from './choose.ts';
import type { ChoiceRule } from './choose.ts';
import styles from './chip.module.css';

export type ChipOption<Value> = { value: Value; text: ReactNode; label?: string; count?: number; disabled?: boolean };

type ChipGroupProps<Value> = ChoiceRule & {
  label: string;
  options: readonly ChipOption<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[], pressed: Value, modifiers: Modifiers) => void;
  onLongTouch?: (value: Value) => void;
  onShortTouch?: (value: Value) => void;
};

/** A group of chips: any of them, at least one, or exactly one. */
export function ChipGroup<Value extends string | number>({
  label,
  options,
  chosen,
  onChange,
  onLongTouch,
  onShortTouch,
  ...rule
}: ChipGroupProps<Value>) {
  return (
    <span role="group" aria-label={label} className={styles['group']}>
      {options.map(({ value, text, ...rest }) => (
        <Chip
          key={value}
          {...rest}
          pressed={chosen.includes(value)}
          onToggle={(modifiers) => onChange(choose(chosen, value, rule), value, modifiers)}
          onLongTouch={onLongTouch && (() => onLongTouch(value))}
          onShortTouch={onShortTouch && (() => onShortTouch(value))}
        >
          {text}
        </Chip>
      ))}
    </span>
  );
}
