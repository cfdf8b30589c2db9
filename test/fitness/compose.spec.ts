import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { runInNewContext } from 'node:vm';
import { readConfig } from '../../apps/api/src/config.ts';
import { apiEnv, apiFlags } from '../../apps/ops/launch/api-flags.mjs';
import { readOpsConfig } from '../../apps/ops/src/config.ts';
import { readConfig as readProjectorConfig } from '../../apps/projector/src/config.ts';
import { below, environmentIn, filled } from './compose-file.ts';

const root = new URL('../..', import.meta.url);
const compose = readFileSync(new URL('docker-compose.yml', root), 'utf8');
const dockerfile = readFileSync(new URL('apps/Dockerfile', root), 'utf8');
const operations = readFileSync(new URL('docs/operations.md', root), 'utf8');

const variablesOf = (app: string): string[] => {
  const declared = readFileSync(new URL(`apps/${app}/src/config.ts`, root), 'utf8').split('export ')[0] ?? '';
  return [...declared.matchAll(/^ +([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name);
};
const ofApi = variablesOf('api');
const ofProjector = variablesOf('projector');

/** Set by the image itself, and the port that differs outside. */
const SET_BY_IMAGE = ['NODE_ENV', 'DATA_DIR', 'PORT'];
/** Servers have backups of their own. */
const ONLY_EMBEDDED = ['BACKUP_FOLDER'];

const environmentOf = (service: string, env: Readonly<Record<string, string>> = {}) =>
  environmentIn(compose, service, env);

const PUBLIC_URL = 'https://tdr.example.org';

describe('docker-compose.yml', () => {
  it('hands the API every variable that it knows, and no other', () => {
    const wanted = ofApi.filter((name) => ![...SET_BY_IMAGE, ...ONLY_EMBEDDED].includes(name));
    expect(Object.keys(environmentOf('api')).sort()).toEqual([...wanted].sort());
  });

  it('hands the projector every variable that it knows, and no other', () => {
    expect(Object.keys(environmentOf('projector')).sort()).toEqual([...ofProjector].sort());
    expect(() => readProjectorConfig(environmentOf('projector'))).not.toThrow();
  });

  it('hands the command line the stores of the API', () => {
    const api = readConfig(environmentOf('api', { PUBLIC_URL }));
    const { eventStoreUrl, readStoreUrl, accountsUrl } = readOpsConfig(environmentOf('ops'));
    expect(api).toMatchObject({ eventStoreUrl, readStoreUrl, accountsUrl });
  });

  it('makes the user of each database that the API opens', () => {
    const { readStoreUrl, accountsUrl } = readConfig(environmentOf('api', { PUBLIC_URL }));
    const opened = [readStoreUrl, accountsUrl].map((url) => new URL(url).pathname.slice(1));
    const made: string[] = [];
    const createUser = ({ roles }: { roles: { role: string; db: string }[] }) =>
      void made.push(...roles.map(({ role, db }) => `${role} ${db}`));
    runInNewContext(below(below(compose, /mongo-users:/), /content: \|/), {
      db: { getSiblingDB: () => ({ createUser }) },
      process: { env: {} },
    });
    expect(made.sort()).toEqual(opened.map((name) => `readWrite ${name}`).sort());
  });

  it('is reached from this machine alone, unless somebody says otherwise', () => {
    const published = [...compose.matchAll(/^ +ports:\n((?: +- .*\n)+)/gm)].map(([, lines = '']) =>
      filled(lines, {}).trim(),
    );
    expect(published).toEqual(['- 127.0.0.1:3000:3000']);
  });

  it('believes one named proxy, by its address: this machine as the network shows it', () => {
    const { trustProxy } = readConfig(environmentOf('api', { PUBLIC_URL }));
    expect(trustProxy.map((address) => isIP(address))).toEqual([4]);
    expect(below(compose, /front:/)).toContain(`gateway: ${trustProxy[0]}`);
    expect(operations).not.toMatch(/^TRUST_PROXY=uniquelocal/m);
  });

  it('asks MongoDB by its name, which the server of the first start does not answer to', () => {
    const [, test = ''] = /test: (\[CMD, mongosh.*)/.exec(below(compose, /mongodb:/)) ?? [];
    expect(test).toMatch(/--host, mongodb,/);
  });

  it('keeps the folder of the API, and the journal of erasures away from whatever is rolled back', () => {
    const mounts = Object.fromEntries(
      [...compose.matchAll(/^ +- ([\w-]+):(\/[^:\s]*)/gm)].map(([, volume = '', at = '']) => [at, volume]),
    );
    const { dataDir, outbox, erasureJournal } = readConfig({
      ...environmentOf('api', { PUBLIC_URL }),
      DATA_DIR: '/data',
    });
    expect(dockerfile).toContain('DATA_DIR=/data');
    expect([mounts[dataDir], outbox.startsWith(`${dataDir}/`)]).toEqual(['data', true]);
    const journals = mounts[erasureJournal.replace(/\/[^/]*$/, '')];
    expect(journals).toBe('erasures');
    expect(Object.values(mounts).filter((volume) => volume === journals)).toHaveLength(1);
    for (const volume of new Set(Object.values(mounts)))
      expect(compose.slice(compose.lastIndexOf('\nvolumes:'))).toContain(`\n  ${volume}:`);
    for (const at of [dataDir, '/erasures'])
      expect(dockerfile).toMatch(new RegExp(`mkdir .*${at}\\b.*chown node:node .*${at}\\b`));
  });

  it('runs the API with the flags and the environment of the launcher', () => {
    for (const [name, value] of Object.entries(apiEnv))
      expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'));
    const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    expect((JSON.parse(command) as string[]).slice(1, -1)).toEqual([...apiFlags]);
  });

  it('says which Compose it needs', () => {
    const [, minimum] = /Needs Docker Compose (\d+\.\d+\.\d+) or newer/.exec(compose) ?? [];
    expect(minimum).toBeDefined();
    expect(operations).toContain(`Docker Compose ${minimum}`);
  });

  it('has a default for no secret', () => {
    const withDefault = [...compose.matchAll(/\$\{(\w+):-[^}]+\}/g)].map(([, name]) => name);
    expect(withDefault.filter((name) => /PASSWORD|SECRET|TOKEN/.test(name ?? ''))).toEqual([]);
    expect(compose).not.toMatch(/^ +\w*(PASSWORD|SECRET|TOKEN)\w*: *[^\s$]/m);
  });
});

describe('docs/operations.md', () => {
  it.each([...new Set([...ofApi, ...ofProjector])])('names %s', (name) => {
    expect(operations).toContain(`\`${name}\``);
  });
});
