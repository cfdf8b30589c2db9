import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rules } from './import-rules.mjs';
import { plantedBreaches, plantedGround } from './planted-breaches.ts';

const root = new URL('../..', import.meta.url).pathname;
let tree = '';
let caught = new Map<string, string[]>();

const plant = (file: string, code: string): void => {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), `${code}\n`);
};

const cruise = (): Map<string, string[]> => {
  const config = join(root, 'test/fitness/import-rules.mjs');
  const bin = join(root, 'node_modules/.bin/depcruise');
  const folders = ['apps', 'libs', 'projections', 'frontend'];
  const { stdout } = spawnSync(bin, ['--config', config, '--output-type', 'json', ...folders], { cwd: tree });
  const { summary } = JSON.parse(stdout.toString()) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  const byRule = new Map<string, string[]>();
  for (const { from, rule } of summary.violations) byRule.set(rule.name, [...(byRule.get(rule.name) ?? []), from]);
  return byRule;
};

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'import-rules-'));
  cpSync(join(root, 'package.json'), join(tree, 'package.json'));
  cpSync(join(root, 'tsconfig.json'), join(tree, 'tsconfig.json'));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  for (const [file, code] of Object.entries(plantedGround)) plant(file, code);
  for (const { file, code } of Object.values(plantedBreaches)) plant(file, code);
  caught = cruise();
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('import rules', () => {
  it('have a planted breach each', () => {
    expect(Object.keys(plantedBreaches).sort()).toEqual(rules.map(({ name }: { name: string }) => name).sort());
  });

  it.each(Object.entries(plantedBreaches))('%s catches its breach', (rule, { file }) => {
    expect(caught.get(rule)).toContain(file);
  });

  it('leave what is allowed alone', () => {
    const innocent = new Set(Object.keys(plantedGround).filter((file) => !file.includes('cycle')));
    const blamed = [...caught].flatMap(([rule, files]) => files.map((file) => ({ rule, file })));
    expect(blamed.filter(({ rule, file }) => rule !== 'no-orphans' && innocent.has(file))).toEqual([]);
  });
});
