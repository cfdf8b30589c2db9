import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from './field.tsx';
import { readTyped } from './typed-value.ts';
import type { TypedKind } from './typed-value.ts';

/** How long a field shows that it accepted or refused the typed text (specification, business constants). */
export const FLASH_MS = 700;

type TypedFieldProps = {
  label: string;
  kind: TypedKind;
  value: string;
  onValue: (value: string) => void;
  /** 0 to 60 mph of the car, for an MRA that is typed as a time. */
  acceleration0to60s?: number;
  disabled?: boolean;
};

/** The phone keypad with all allowed characters: iOS offers no colon, minus or letter next to its digits. */
const keypads: Record<TypedKind, 'numeric' | 'decimal' | 'text'> = {
  acel: 'text',
  acelSoft: 'decimal',
  topSpeed: 'numeric',
  hand: 'numeric',
  integer: 'text',
  tune: 'numeric',
  mra: 'text',
};

type Flash = 'right' | 'wrong';

function useFlash(): [Flash | undefined, (flash: Flash) => void] {
  const [flash, setFlash] = useState<Flash>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (next: Flash) => {
    setFlash(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setFlash(undefined), FLASH_MS);
  };
  return [flash, show];
}

/**
 * An input that parses its text when it is left or Enter is pressed: green for a moment when it is right, red when it
 * is wrong. The typed text stays, and the reason stands under it until it is corrected.
 */
export function TypedField({ label, kind, value, onValue, acceleration0to60s, disabled }: TypedFieldProps) {
  const { t } = useTranslation('kit');
  const [draft, setDraft] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const [flash, show] = useFlash();
  const read = () => {
    if (draft === undefined || draft === value) return;
    const reading = readTyped(kind, draft, acceleration0to60s);
    setWrong(!reading.ok);
    show(reading.ok ? 'right' : 'wrong');
    if (!reading.ok) return;
    setDraft(undefined);
    onValue(reading.value);
  };
  return (
    <Field
      label={label}
      inputMode={keypads[kind]}
      autoComplete="off"
      disabled={disabled ?? false}
      value={draft ?? value}
      flash={flash}
      error={wrong ? t(`typed.${kind}`) : undefined}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={read}
      onKeyDown={(event) => {
        if (event.key === 'Enter') read();
      }}
    />
  );
}
