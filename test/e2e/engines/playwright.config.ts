import { defineConfig } from '@playwright/test';
import type { Engine } from '../../support/find-engines.mjs';

/** `ENGINES=firefox,webkit`: the installed ones; all by default. */
const wanted = (process.env['ENGINES'] ?? 'chromium,firefox,webkit').split(',') as Engine[];

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  outputDir: '../../../test-results',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['line'], ['json']] : 'list',
  projects: wanted.map((engine) => ({ name: engine, use: { engine } })),
});
