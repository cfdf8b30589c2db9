import { type LooseKeys, useForm as useMantineForm, type UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import type { ChangeEvent, FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProblemError } from '../api/problem-error.ts';
import { type Contract, useContractMessages } from './contract-messages.ts';
import { type Reasons, reasonsOfProblem } from './problem-place.ts';
import { useAction } from './use-action.ts';
import { useFormDraft, useDraftAutosave } from './use-form-draft.ts';
import { useRefusedFocus } from './use-refused-focus.ts';

type FormRules<Values extends object, Body> = {
  initial: Values;
  /** The body to send; default: the values themselves. */
  body?: (values: Values) => unknown;
  /** The contract's schema of the body: its errors are shown at their fields, in the user's language. */
  contract?: Contract<Body>;
  /** Where the path of a part of the body differs in the form: `{ 'reason.code': 'reason' }`. */
  at?: Readonly<Record<string, LooseKeys<Values>>>;
  /** Checks that the contract lacks, or words differently: a sentence per field. */
  check?: (values: Values) => Reasons;
  /** Refusals of the server shown at a field; the others stand above the button. */
  beside?: Partial<Record<ProblemError['code'], LooseKeys<Values>>>;
  submit: (body: Body) => Promise<void>;
  /** Stores the input under this name on this device until it is sent: for forms with long texts, never for secrets. */
  draft?: string;
};

/** Fields pass their new value, or the event of their input. */
type Changed<Value> = Value | ChangeEvent<HTMLInputElement>;

const isSaid = (reasons: Reasons): boolean => Object.values(reasons).some((reason) => reason !== undefined);

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

type Fields<Values extends object> = UseFormReturnType<Values>;

/** Sends the values, one request at a time; `sent` is the last sent, `refusedAt` has the errors by field. */
function useSending<Values extends object, Body>(
  fields: Fields<Values>,
  rules: FormRules<Values, Body>,
  onTaken: () => void,
) {
  const { initial, at = {}, beside = {}, submit } = rules;
  const { t } = useTranslation('problems');
  const [sent, setSent] = useState<Values>();
  const reasonsOf = (thrown: unknown) => reasonsOfProblem(thrown, { values: initial, at, beside }, t);
  const { busy, problem, run } = useAction(async (values: Values, body: Body) => {
    setSent(values);
    await submit(body).catch((thrown: unknown) => {
      fields.setErrors(reasonsOf(thrown));
      throw thrown;
    });
    onTaken();
  });
  const refusedAt = problem ? reasonsOf(problem) : {};
  const refusal = problem && !isSaid(refusedAt) ? t(problem.code, problem.facts) : undefined;
  return { busy, problem, run, sent, refusedAt, refusal };
}

/**
 * A form of values of any type. The input stays whatever the response is; an error stands at its field, which is
 * focused, until that field changes.
 */
export function useForm<Values extends object, Body = Values>(rules: FormRules<Values, Body>) {
  const { initial, body = (values) => values, contract, at = {}, check } = rules;
  const faultsOf = useContractMessages();
  const draft = useFormDraft(rules.draft, initial);
  const fields = useMantineForm<Values>({ mode: 'controlled', initialValues: draft.restored ?? initial });
  const { values } = fields;
  const { busy, problem, run, sent, refusedAt, refusal } = useSending(fields, rules, draft.drop);
  const { formRef, noteTry } = useRefusedFocus(busy, problem !== undefined || isSaid(fields.errors as Reasons));

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const read = contract?.safeParse(body(values)) ?? { success: true as const, data: body(values) as Body };
    const reasons = { ...(read.success ? {} : faultsOf(read.error.issues, at)), ...check?.(values) };
    fields.setErrors(reasons);
    noteTry();
    if (read.success && !isSaid(reasons)) run(values, read.data);
  };
  const field = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    // A refused value stays refused: the same value again has its error again.
    error: (fields.errors[name] as string | undefined) ?? (sent?.[name] === values[name] ? refusedAt[name] : undefined),
    onChange: fields.getInputProps(name).onChange as (changed: Changed<Values[Name]>) => void,
  });

  const isAsSent = sent === values;
  const isTaken = isAsSent && problem === undefined;
  const kept = useDraftAutosave(draft, fields, initial, isTaken);
  return {
    formRef,
    busy,
    field,
    values,
    onSubmit,
    refusal,
    problem,
    /** Paths into lists and parts of values, and list operations: see `@mantine/form`. */
    fields,
    done: isTaken && !busy,
    /** The refusal, until the input changes. */
    refusedAsTyped: isAsSent ? problem : undefined,
    ...kept,
  };
}
