import { Visitor } from 'vite';
import type { Plugin, Rolldown } from 'vite';

/** The fields of an `Endpoint` (contracts) that a page needs to call it. */
const NEEDED = new Set(['method', 'path', 'raw', 'views', 'reads', 'asks']);

/**
 * Strips each `endpoint({ ... })` to the fields a page needs to call it. Its schemas would bring zod along, which is as
 * large as everything else on the first page.
 */
export function endpointAddresses(): Plugin {
  return {
    name: 'endpoint-addresses',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /libs\/contracts\/src\/endpoints\// },
      handler(code) {
        return { code: withoutSchemas(code, this.parse(code)), map: null };
      },
    },
  };
}

type Cut = readonly [start: number, end: number];

const withoutSchemas = (code: string, program: ReturnType<Rolldown.PluginContext['parse']>): string => {
  const cuts: Cut[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [said] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || said?.type !== 'ObjectExpression') return;
      said.properties.forEach((property, at) => {
        const name = property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';
        if (!NEEDED.has(name)) cuts.push([property.start, said.properties[at + 1]?.start ?? said.end - 1]);
      });
    },
  }).visit(program);
  return cuts.reduceRight((text, [start, end]) => text.slice(0, start) + text.slice(end), code);
};
