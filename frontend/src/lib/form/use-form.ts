import { useState } from 'react';
import type { ChangeEvent, FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProblemError } from '../api/problem-error.ts';
import { useAct } from './use-act.ts';
import { useRefusedFocus } from './use-refused-focus.ts';

type Typed = Readonly<Record<string, string>>;
type Reasons<Fields extends Typed> = { readonly [Name in keyof Fields]?: string | undefined };

type FormRules<Fields extends Typed> = {
  initial: Fields;
  /** What is wrong before anything is sent, a sentence a field. */
  check?: (typed: Fields) => Reasons<Fields>;
  /** Refusals that stand beside a field; the others stand above the button. */
  beside?: Partial<Record<ProblemError['code'], keyof Fields & string>>;
  submit: (typed: Fields) => Promise<void>;
};

/** A form: what was typed stays whatever the answer is, and the reason stands beside its field, which is focused. */
export function useForm<Fields extends Typed>({ initial, check, beside = {}, submit }: FormRules<Fields>) {
  const { t } = useTranslation('problems');
  const [typed, setTyped] = useState(initial);
  const [sent, setSent] = useState<Fields>();
  const [reasons, setReasons] = useState<Reasons<Fields>>({});
  const { busy, problem, run } = useAct(submit);
  const place = problem && beside[problem.code];
  // What was refused was what stood there then: another word is not refused yet.
  const isAsRefused = place !== undefined && sent?.[place] === typed[place];

  const refused = problem !== undefined || Object.values(reasons).some((reason) => reason !== undefined);
  const { formRef, noteTry } = useRefusedFocus(busy, refused);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const found = check?.(typed) ?? {};
    setReasons(found);
    noteTry();
    if (Object.values(found).some((reason) => reason !== undefined)) return;
    setSent(typed);
    run(typed);
  };
  const change = (name: keyof Fields, text: string) => {
    setTyped((before) => ({ ...before, [name]: text }));
    setReasons((before) => (before[name] === undefined ? before : { ...before, [name]: undefined }));
  };
  const field = (name: keyof Fields & string) => ({
    name,
    value: typed[name] ?? '',
    error: reasons[name] ?? (problem && place === name && isAsRefused ? t(problem.code, problem.facts) : undefined),
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
  });
  const refusal = problem && !place ? t(problem.code, problem.facts) : undefined;
  const isSent = sent === typed && problem === undefined;
  const unsent = !isSent && Object.keys(initial).some((name) => typed[name] !== initial[name]);
  // What was refused is the same question until something else is typed.
  const refusedAsTyped = sent === typed ? problem : undefined;
  return { formRef, busy, field, typed, onSubmit, refusal, refusedAsTyped, unsent };
}
