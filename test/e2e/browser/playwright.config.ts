import { defineConfig } from '@playwright/test';
import { browserHere } from '../../support/find-browser.mjs';

const executablePath = browserHere();

// Each of these stops a request that the browser would make for itself.
const quiet = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Each with its own browser and site.
  workers: 2,
  // The full run uses the report; a single run prints the list.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['line'], ['json']] : 'list',
  use: {
    colorScheme: 'dark',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // It fetches all 600 files of the site for each new user; the journeys that test it allow it.
    serviceWorkers: 'block',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', ...quiet] },
  },
});
