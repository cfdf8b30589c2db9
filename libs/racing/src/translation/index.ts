export * from './text-faults.ts';
export * from './text-forms.ts';
export * from './text-links.ts';
