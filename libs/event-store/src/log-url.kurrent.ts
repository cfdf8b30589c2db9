const PARTS = /^(?<scheme>[a-z]+)(?<discover>\+discover)?:\/\/(?<user>[^@/?]*@)?(?<nodes>[^/?]+)(?<rest>.*)$/;

type Parts = {
  readonly scheme: string;
  readonly discover: string;
  readonly user: string;
  readonly nodes: readonly string[];
  readonly rest: string;
};

const partsOf = (url: string): Parts | undefined => {
  const found = PARTS.exec(url.trim())?.groups;
  if (!found) return undefined;
  const { scheme = '', discover = '', user = '', nodes = '', rest = '' } = found;
  // The driver accepts the old name and warns each time.
  return { scheme: scheme === 'esdb' ? 'kurrentdb' : scheme, discover, user, nodes: nodes.split(','), rest };
};

/**
 * The same connection string once for each node in it, so that only that one is asked who leads: asked among others, a
 * silent node would hold all up. Named twice, because a single one counts as a server without a cluster.
 */
export const urlsByNode = (url: string): readonly string[] => {
  const parts = partsOf(url);
  if (!parts) return [url];
  const { scheme, discover, user, nodes, rest } = parts;
  const named = nodes.length === 1 || discover !== '' ? [nodes.join(',')] : nodes.map((node) => `${node},${node}`);
  return named.map((each) => `${scheme}${discover}://${user}${each}${rest}`);
};

/** The address in a connection string, and whether it uses TLS. */
export type LogAddress = { readonly host: string; readonly port: number };

const USUAL_PORT = 2113;

export const addressesIn = (url: string): readonly LogAddress[] =>
  (partsOf(url)?.nodes ?? []).map((node) => {
    const [host = '', port] = node.split(':');
    return { host, port: port === undefined ? USUAL_PORT : Number(port) };
  });

/** The TLS options of the connection string: on unless switched off, and whose certificates are trusted. */
export const tlsIn = (url: string): { readonly on: boolean; readonly verified: boolean; readonly caFile?: string } => {
  const [, query = ''] = url.split('?', 2);
  const said = new Map([...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value]));
  const caFile = said.get('tlscafile');
  return {
    on: said.get('tls') !== 'false',
    verified: said.get('tlsverifycert') !== 'false',
    ...(caFile === undefined ? {} : { caFile }),
  };
};
