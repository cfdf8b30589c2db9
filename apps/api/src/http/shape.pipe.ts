import { StandardSchemaValidationPipe } from '@nestjs/common';
import { Refused } from './refused.ts';

type Issue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
};

/** Faults named in one answer: enough to mend a form, and it bounds the answer. */
const MOST_FAULTS = 10;

/** Holds every parameter that has a schema to it; says which fields are wrong, by path. */
export const shapePipe = () =>
  new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => {
      throw shapeInvalid(issues);
    },
  });

export const shapeInvalid = (issues: readonly Issue[]): Refused =>
  new Refused('shape-invalid', {
    faults: issues.slice(0, MOST_FAULTS).map(({ message, path = [] }) => ({
      path: path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
      message,
    })),
  });
