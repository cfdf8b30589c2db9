import { commandsOf, decision } from '#kernel';
import { BeginRollBack, beginRollBack } from './begin-roll-back.ts';
import { catalogueImport, importStream } from './catalogue-import.state.ts';

type OfImport = { readonly importId: string };

/** Commands of staff for an import; a job does the rest. */
export const importCommands = commandsOf({
  decider: catalogueImport,
  stream: ({ importId }: OfImport) => importStream(importId),
  decisions: [decision(BeginRollBack, beginRollBack, { id: ({ importId }) => importId })],
});
