import { act, renderHook } from '@testing-library/react';
import type { ChangeEvent, FormEvent } from 'react';
import { ProblemError } from '../api/problem-error.ts';
import { useForm } from './use-form.ts';

const typed = (value: string) => ({ target: { value } }) as ChangeEvent<HTMLInputElement>;
const submitted = { preventDefault: () => {}, stopPropagation: () => {} } as FormEvent;

const taken = () => Promise.reject(new ProblemError('name-taken', 409));

function open(submit: () => Promise<void>) {
  const { result } = renderHook(() => useForm({ initial: { name: '' }, submit, beside: { 'name-taken': 'name' } }));
  const type = (value: string) => act(() => result.current.field('name').onChange(typed(value)));
  const send = () => act(async () => result.current.onSubmit(submitted));
  return { form: result, type, send };
}

describe('what is typed into a form', () => {
  it('is unsent until it is sent', async () => {
    const { form, type, send } = open(async () => {});
    expect(form.current.unsent).toBe(false);
    type('mira');
    expect(form.current.unsent).toBe(true);
    await send();
    expect(form.current.unsent).toBe(false);
  });

  it('is unsent again when it was refused', async () => {
    const { form, type, send } = open(taken);
    type('mira');
    await send();
    expect(form.current.unsent).toBe(true);
  });

  it('is not unsent when it is as it was', () => {
    const { form, type } = open(async () => {});
    type('mira');
    type('');
    expect(form.current.unsent).toBe(false);
  });
});

describe('why a field was refused', () => {
  it('stands beside it until something else is typed there, and again with the same word', async () => {
    const { form, type, send } = open(taken);
    const reason = () => form.current.field('name').error;
    type('mira');
    await send();
    expect(reason()).toBeDefined();
    type('mira2');
    expect(reason()).toBeUndefined();
    type('mira');
    expect(reason()).toBeDefined();
  });
});
