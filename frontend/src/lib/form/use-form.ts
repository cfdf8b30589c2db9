import { type LooseKeys, useForm as useMantineForm } from '@mantine/form';
import { useState } from 'react';
import type { ChangeEvent, FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProblemError } from '../api/problem-error.ts';
import { type Contract, useContractWords } from './contract-words.ts';
import { type Reasons, reasonsOfProblem } from './problem-place.ts';
import { useAct } from './use-act.ts';
import { useRefusedFocus } from './use-refused-focus.ts';

type FormRules<Values extends object, Body> = {
  initial: Values;
  /** What is sent; left out: the values themselves. */
  body?: (values: Values) => unknown;
  /** The contract's schema of what is sent: its faults are said at their fields, in words of the reader's language. */
  contract?: Contract<Body>;
  /** Where the path of a part of the body is another one in the form: `{ 'reason.code': 'reason' }`. */
  at?: Readonly<Record<string, LooseKeys<Values>>>;
  /** What the contract does not know, or says in its own words: a sentence a field. */
  check?: (values: Values) => Reasons;
  /** Refusals of the server that stand at a field; the others stand above the button. */
  beside?: Partial<Record<ProblemError['code'], LooseKeys<Values>>>;
  submit: (body: Body) => Promise<void>;
};

/** Fields tell their new value, or hand on the event of their input. */
type Changed<Value> = Value | ChangeEvent<HTMLInputElement>;

const isSaid = (reasons: Reasons): boolean => Object.values(reasons).some((reason) => reason !== undefined);

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

/**
 * A form of values of any type. What was entered stays whatever the answer is; a reason stands at its field, which is
 * focused, until that field changes.
 */
export function useForm<Values extends object, Body = Values>(rules: FormRules<Values, Body>) {
  const { initial, body = (values) => values, contract, at = {}, check, beside = {}, submit } = rules;
  const { t } = useTranslation('problems');
  const faultsOf = useContractWords();
  const fields = useMantineForm<Values>({ mode: 'controlled', initialValues: initial });
  const [sent, setSent] = useState<Values>();
  const { busy, problem, run } = useAct(async (values: Values, given: Body) => {
    setSent(values);
    await submit(given).catch((thrown: unknown) => {
      fields.setErrors(reasonsOfProblem(thrown, { values: initial, at, beside }, t));
      throw thrown;
    });
  });
  const { formRef, noteTry } = useRefusedFocus(busy, problem !== undefined || isSaid(fields.errors as Reasons));

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const { values } = fields;
    const read = contract?.safeParse(body(values)) ?? { success: true as const, data: body(values) as Body };
    const reasons = { ...(read.success ? {} : faultsOf(read.error.issues, at)), ...check?.(values) };
    fields.setErrors(reasons);
    noteTry();
    if (read.success && !isSaid(reasons)) run(values, read.data);
  };
  const refusedAt = problem ? reasonsOfProblem(problem, { values: initial, at, beside }, t) : {};
  const field = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: fields.values[name],
    // What was refused stays refused: the same value again has its reason again.
    error:
      (fields.errors[name] as string | undefined) ??
      (sent?.[name] === fields.values[name] ? refusedAt[name] : undefined),
    onChange: fields.getInputProps(name).onChange as (changed: Changed<Values[Name]>) => void,
  });

  const isAsSent = sent === fields.values;
  const done = isAsSent && !busy && problem === undefined;
  return {
    formRef,
    busy,
    /** What was entered last was taken. */
    done,
    field,
    values: fields.values,
    /** Paths into lists and parts of values, and what changes lists: see `@mantine/form`. */
    fields,
    onSubmit,
    refusal: problem && !isSaid(refusedAt) ? t(problem.code, problem.facts) : undefined,
    /** What was refused is the same question until something else is entered. */
    refusedAsTyped: isAsSent ? problem : undefined,
    unsent: !(isAsSent && problem === undefined) && fields.isDirty(),
  };
}
