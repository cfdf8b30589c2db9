import { act, renderHook } from '@testing-library/react';
import type { FormEvent } from 'react';
import { z } from 'zod';
import { ProblemError } from '../api/problem-error.ts';
import { useForm } from './use-form.ts';

const submitted = { preventDefault: () => {}, stopPropagation: () => {} } as FormEvent;

function open(submit: () => Promise<void>) {
  const { result } = renderHook(() => useForm({ initial: { name: '' }, submit }));
  const type = (value: string) => act(() => result.current.field('name').onChange(value));
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
    const { form, type, send } = open(() => Promise.reject(new ProblemError('name-taken', 409)));
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

describe('a draft on the device', () => {
  beforeEach(() => localStorage.clear());
  const draft = (submit: () => Promise<void> = async () => {}, name = 'review:a') => {
    const { result, unmount } = renderHook(() => useForm({ initial: { text: '', link: '' }, draft: name, submit }));
    return {
      form: result,
      unmount,
      type: (value: string) => act(() => result.current.field('text').onChange(value)),
      send: () => act(async () => result.current.onSubmit(submitted)),
    };
  };

  it('is there again when the form is, in that form alone, and counts as not sent', () => {
    const before = draft();
    before.type('a long text');
    before.unmount();
    const { form } = draft();
    expect(form.current.values).toEqual({ text: 'a long text', link: '' });
    expect(form.current.unsent).toBe(true);
    expect(draft(async () => {}, 'review:b').form.current.values.text).toBe('');
  });

  it('is gone once it was sent, also where the form went with that', async () => {
    const before = draft(async () => before.unmount());
    before.type('a long text');
    await before.send();
    expect(draft().form.current.values.text).toBe('');
  });

  it('stays where it was refused', async () => {
    const before = draft(() => Promise.reject(new ProblemError('offline', 0)));
    before.type('a long text');
    await before.send();
    before.unmount();
    expect(draft().form.current.values.text).toBe('a long text');
  });

  it('can be discarded', () => {
    const before = draft();
    before.type('a long text');
    before.unmount();
    const { form, unmount } = draft();
    act(() => form.current.discardDraft?.());
    expect(form.current.values.text).toBe('');
    expect(form.current.discardDraft).toBeUndefined();
    unmount();
    expect(draft().form.current.values.text).toBe('');
  });
});

const event = z.object({
  name: z.string().min(1).max(5),
  prizes: z.array(z.object({ tier: z.number().max(5) })).max(2),
  open: z.boolean(),
});
type Entered = { name: string; prizes: { tier: number }[]; open: boolean };

function openEvent(submit: (body: Entered) => Promise<void>, initial: Partial<Entered> = {}) {
  const first: Entered = { name: 'cup', prizes: [], open: false, ...initial };
  const { result } = renderHook(() => useForm<Entered>({ initial: first, contract: event, submit }));
  const send = () => act(async () => result.current.onSubmit(submitted));
  const faults = () => result.current.fields.errors;
  return { form: result, send, faults };
}

describe('a form of a contract', () => {
  it('sends what the contract has read, of any type', async () => {
    const sent: Entered[] = [];
    const { form, send } = openEvent(async (body) => void sent.push(body));
    act(() => form.current.field('open').onChange(true));
    act(() => form.current.fields.insertListItem('prizes', { tier: 3 }));
    await send();
    expect(sent).toEqual([{ name: 'cup', prizes: [{ tier: 3 }], open: true }]);
    expect(form.current.done).toBe(true);
  });

  it('says what is wrong at its field and sends nothing', async () => {
    const sent: Entered[] = [];
    const { send, faults } = openEvent(async (body) => void sent.push(body), {
      name: 'long name',
      prizes: [{ tier: 1 }, { tier: 1 }, { tier: 1 }],
    });
    await send();
    expect(faults()).toEqual({
      name: 'Enter at most 5 characters.',
      prizes: 'Choose at most 2.',
    });
    expect(sent).toEqual([]);
  });

  it('forgets what is wrong with a field when that field changes', async () => {
    const { form, send, faults } = openEvent(async () => {}, { name: '', prizes: [{ tier: 6 }] });
    await send();
    expect(faults()).toEqual({ name: 'This is required.', 'prizes.0.tier': 'Enter 5 or less.' });
    act(() => form.current.field('name').onChange('a'));
    expect(faults()).toEqual({ 'prizes.0.tier': 'Enter 5 or less.' });
  });

  it('has a sentence for a number below its bound', async () => {
    const { result } = renderHook(() =>
      useForm({ initial: { age: 3 }, contract: z.object({ age: z.number().min(4) }), submit: async () => {} }),
    );
    await act(async () => result.current.onSubmit(submitted));
    expect(result.current.field('age').error).toBe('Enter 4 or more.');
  });
});

describe('a refusal of the server', () => {
  const refusedBy = (problem: ProblemError, beside = {}) => {
    const { result } = renderHook(() =>
      useForm({ initial: { name: 'a', at: { day: 'b' } }, beside, submit: () => Promise.reject(problem) }),
    );
    return { form: result, send: () => act(async () => result.current.onSubmit(submitted)) };
  };

  it('stands at its field until that changes, and again with the same word', async () => {
    const { form, send } = refusedBy(new ProblemError('name-taken', 409), { 'name-taken': 'name' });
    await send();
    expect(form.current.field('name').error).toMatch(/^This name is taken/);
    expect(form.current.refusal).toBeUndefined();
    act(() => form.current.field('name').onChange('b'));
    expect(form.current.field('name').error).toBeUndefined();
    act(() => form.current.field('name').onChange('a'));
    expect(form.current.field('name').error).toMatch(/^This name is taken/);
  });

  it('of the shape stands at the fields that it names', async () => {
    const problem = new ProblemError('shape-invalid', 400, { faults: [{ path: 'at.day', message: 'Invalid' }] });
    const { form, send } = refusedBy(problem);
    await send();
    expect(Object.keys(form.current.fields.errors)).toEqual(['at.day']);
    expect(form.current.refusal).toBeUndefined();
  });

  it('of a part that the form does not have stands above the button', async () => {
    const { form, send } = refusedBy(new ProblemError('shape-invalid', 400, { faults: [{ path: 'act' }] }));
    await send();
    expect(form.current.refusal).toBeDefined();
  });

  it('that is about no field stands above the button', async () => {
    const { form, send } = refusedBy(new ProblemError('unexpected', 500));
    await send();
    expect(form.current.refusal).toBeDefined();
    expect(form.current.fields.errors).toEqual({});
    expect(form.current.done).toBe(false);
  });
});
