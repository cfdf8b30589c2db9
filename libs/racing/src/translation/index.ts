export * from './text-faults.ts';
export * from './text-forms.ts';
