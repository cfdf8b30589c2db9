/// <reference types="@testing-library/jest-dom/jest-globals" />
import type * as globals from '@jest/globals';

type Hook = (work: () => unknown, milliseconds?: number) => void;

declare global {
  const afterAll: Hook;
  const afterEach: Hook;
  const beforeAll: Hook;
  const beforeEach: Hook;
  const describe: typeof globals.describe;
  const expect: typeof globals.expect;
  const it: typeof globals.it;
  const jest: typeof globals.jest;
}
