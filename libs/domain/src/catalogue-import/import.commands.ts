import { commandsOf, decision } from '#kernel';
import { BeginRollBack, beginRollBack } from './begin-roll-back.ts';
import { catalogueImport, importStream } from './catalogue-import.state.ts';

type OfImport = { readonly importId: string };

/** What staff do with an import; a job takes it from there. */
export const importCommands = commandsOf({
  decider: catalogueImport,
  stream: ({ importId }: OfImport) => importStream(importId),
  decisions: [decision(BeginRollBack, beginRollBack, { id: ({ importId }) => importId })],
});
