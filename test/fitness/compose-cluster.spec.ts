import { readFileSync } from 'node:fs';
import { readOpsConfig } from '../../apps/ops/src/config.ts';
import { below, environmentIn, filled } from './compose-file.ts';

const root = new URL('../..', import.meta.url);
const textOf = (name: string) => readFileSync(new URL(name, root), 'utf8');
const single = textOf('docker-compose.yml');
const cluster = textOf('docker-compose.cluster.yml');
const operations = textOf('docs/operations.md');

const servicesIn = (text: string) =>
  [...below(text, /services:/).matchAll(/^ {2}([\w-]+):$/gm)].map(([, name]) => name);
const urlOf = (text: string, service: string) => environmentIn(text, service, {})['EVENT_STORE_URL'] ?? '';
const nodesIn = (url: string) => (/@([^?]+)/.exec(url)?.[1] ?? '').split(',').map((node) => node.replace(':2113', ''));

const nodes = nodesIn(urlOf(cluster, 'api'));
const settings = (node: string) => environmentIn(cluster, node, {});
const addressOf = (node: string) => settings(node)['KURRENTDB_REPLICATION_IP'] ?? '';

describe('docker-compose.cluster.yml', () => {
  it('gives everybody the same log, at three nodes instead of one, in the same way', () => {
    const urls = ['api', 'projector', 'ops'].map((service) => urlOf(cluster, service));
    expect(new Set(urls).size).toBe(1);
    expect(nodes).toHaveLength(3);
    expect(urls[0]?.replace(/@[^?]+/, '@')).toBe(urlOf(single, 'api').replace(/@[^?]+/, '@'));
    expect(nodes).toContain(nodesIn(urlOf(single, 'api'))[0]);
    const stores = { ...environmentIn(single, 'ops', {}), EVENT_STORE_URL: urls[0] };
    expect(readOpsConfig(stores).eventStoreUrl).toBe(urls[0]);
  });

  it('adds nodes, and changes no service but those that know of them', () => {
    const added = servicesIn(cluster).filter((name) => !servicesIn(single).includes(name));
    expect(added.sort()).toEqual(nodes.filter((node) => node !== 'kurrentdb').sort());
    const image = /image: (\S*kurrentdb:\S+)/;
    expect(image.exec(cluster)?.[1]).toBe(image.exec(single)?.[1]);
  });

  it.each(nodes)('has %s know itself and the others', (node) => {
    const { KURRENTDB_CLUSTER_SIZE, KURRENTDB_GOSSIP_SEED, KURRENTDB_ADVERTISE_HOST_TO_CLIENT_AS } = settings(node);
    const others = nodes.filter((other) => other !== node).map((other) => `${addressOf(other)}:2113`);
    expect(KURRENTDB_CLUSTER_SIZE).toBe(String(nodes.length));
    expect(KURRENTDB_GOSSIP_SEED).toBe(others.join(','));
    expect(KURRENTDB_ADVERTISE_HOST_TO_CLIENT_AS).toBe(node);
    expect(below(below(cluster, /services:/), new RegExp(`${node}:`))).toContain(`ipv4_address: ${addressOf(node)}`);
  });

  it.each(nodes)('makes a certificate for %s, by name and address', (node) => {
    const { KURRENTDB_CERTIFICATE_FILE = '' } = settings(node);
    const [, number] = /^\/certs\/node-(\d)\/node\.crt$/.exec(KURRENTDB_CERTIFICATE_FILE) ?? [];
    expect(cluster).toContain(`make_node ${number} ${addressOf(node)} ${node}\n`);
  });

  it('keeps what each node holds on a volume of its own', () => {
    const mounts = `${single}${cluster}`.matchAll(/^ +- ([\w-]+):\/var\/lib\/kurrentdb$/gm);
    const volumes = [...mounts].map(([, volume]) => volume);
    expect(new Set(volumes).size).toBe(nodes.length);
    const declared = [single, cluster].map((text) => text.slice(text.lastIndexOf('\nvolumes:'))).join('');
    for (const volume of volumes) expect(declared).toContain(`\n  ${volume}:`);
  });

  it('starts a node again that ended itself, and gives dynamic addresses none of theirs', () => {
    expect(below(cluster, /x-another: &another/)).toContain('restart: unless-stopped');
    const range = /ip_range: 172\.30\.78\.(\d+)\/25/.exec(cluster)?.[1];
    for (const node of nodes) expect(Number(addressOf(node).split('.')[3])).toBeLessThan(Number(range));
  });

  it('has a default for no secret', () => {
    expect(filled(cluster, {})).not.toMatch(/^ +\w*(PASSWORD|SECRET)\w*: *(?!x{32})\S/m);
  });

  it('is started as docs/operations.md says', () => {
    expect(operations).toContain('-f docker-compose.yml -f docker-compose.cluster.yml');
  });
});
