import { z } from 'zod';

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const timeZone = z
  .string()
  .min(1)
  .max(60)
  .refine(isTimeZone)
  .meta({ examples: ['Europe/Berlin'] });
