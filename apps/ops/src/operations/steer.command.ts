import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { HaltOperation, operationCommands, operator, PauseOperation, ResumeOperation } from '#domain';
import { commandMeta, runCommand } from '#event-store';
import { RuleBroken } from '#kernel';
import { Mistake } from '../mistake.ts';
import { reasonOption, type WithReason } from '../reason-option.ts';
import { type Stores, withStores } from '../stores.ts';
import { runningOperations } from './operations.presenter.ts';

/**
 * `ops pause`, `ops resume` and `ops stop`: for operations that run elsewhere, by the command line or from the site.
 */
export const addSteer = (program: Command): void => {
  add(program, 'pause', 'pause a running operation', PauseOperation);
  add(program, 'resume', 'resume a paused operation', ResumeOperation);
  add(program, 'stop', 'cancel an operation and leave everything as it was', HaltOperation);
};

type Steer = typeof PauseOperation | typeof ResumeOperation | typeof HaltOperation;

const add = (program: Command, name: string, description: string, type: Steer): void => {
  program
    .command(name)
    .description(description)
    .argument('[operation]', 'operation ID as listed by `status`; optional if only one exists')
    .addOption(reasonOption())
    .action((id: string | undefined, { reason }: WithReason) =>
      withStores(async (stores) => {
        const operationId = id ?? (await theOne(stores));
        await send(stores, type, { operationId, reason });
        console.log(`Sent ${name} to operation ${operationId}.`);
      }),
    );
};

const theOne = async ({ readStore }: Stores): Promise<string> => {
  const [one, ...others] = await runningOperations(readStore);
  if (one && others.length === 0) return one.operationId;
  throw new Mistake(
    one ? 'Several operations are running. Give the ID of one (see `status`).' : 'No operation is running.',
  );
};

const send = async (
  { eventStore }: Stores,
  type: Steer,
  data: { operationId: string; reason: WithReason['reason'] },
) => {
  const now = new Date().toISOString();
  const meta = commandMeta({ name: type.name, data, actor: operator, idempotencyKey: randomUUID(), now });
  const ports = { store: eventStore, storeText: async () => undefined, lookUp: () => undefined };
  const decision = operationCommands.decisions.find((one) => one.type.name === type.name);
  if (!decision) throw new Error(`no decision of ${type.name}`);
  await runCommand(ports, operationCommands, decision, new type(data, meta)).catch(plainly(data.operationId));
};

const plainly = (operationId: string) => (error: unknown) => {
  if (!(error instanceof RuleBroken)) throw error;
  throw new Mistake(
    error.code === 'operation-unknown'
      ? `Operation ${operationId} does not exist.`
      : `Operation ${operationId} is not in a state for this: \`status\` says in which.`,
  );
};
