import { by, given } from '#test/decision-kit';
import { commandsIn, walkTable } from '#test/permissions-kit';
import type { StaffRole } from '#kernel';
import { BeginOperation, beginOperation } from './begin-operation.ts';
import { EndOperation, endOperation } from './end-operation.ts';
import { operationActions, type OperationAction, type OperationOutcome } from './operation.events.ts';
import { type Operation, operation } from './operation.state.ts';
import { operationPermissions } from './operation.permissions.ts';
import {
  HaltOperation,
  haltOperation,
  PauseOperation,
  pauseOperation,
  ResumeOperation,
  resumeOperation,
} from './steer-operation.ts';

const operationId = 'o1';
const begin = (act: OperationAction, actor = 'system:ops', role?: StaffRole) => {
  const command = new BeginOperation({ act, target: 'cars', reason: 'repair' }, by(actor, role));
  return (state: Operation) => beginOperation(command, state, { operationId });
};
const steer = { operationId, reason: 'repair' } as const;
const begun = (act: OperationAction) =>
  ({ type: 'OperationBegun', data: { operationId, act, target: 'cars', reason: 'repair' } }) as const;
const end = (outcome: OperationOutcome) => {
  const command = new EndOperation({ operationId, outcome, figures: { documents: 3 } }, by('system:ops'));
  return (state: Operation) => endOperation(command, state);
};
const ended = (outcome: OperationOutcome) =>
  ({ type: 'OperationEnded', data: { operationId, outcome, figures: { documents: 3 } } }) as const;

describe('an operation', () => {
  it('of a view is begun by an admin, one that needs the machine by the operator alone', () => {
    given(operation)
      .when(begin('rebuild', 'ann', 'admin'))
      .then([begun('rebuild')]);
    given(operation)
      .when(begin('erase', 'ann', 'admin'))
      .thenBroken('not-allowed');
    given(operation)
      .when(begin('verify', 'ann', 'moderator'))
      .thenBroken('not-allowed');
    given(operation)
      .when(begin('erase'))
      .then([begun('erase')]);
  });

  it('waits, goes on, and is over once', () => {
    const paused = { type: 'OperationPaused', data: steer } as const;
    const pause = (state: Operation) => pauseOperation(new PauseOperation(steer, by('ann', 'admin')), state);
    const resume = (state: Operation) => resumeOperation(new ResumeOperation(steer, by('ann', 'admin')), state);
    given(operation, [begun('rebuild')])
      .when(pause)
      .then([paused]);
    given(operation, [begun('rebuild'), paused])
      .when(pause)
      .thenBroken('changed-meanwhile', { operationId });
    given(operation, [begun('rebuild'), paused])
      .when(resume)
      .then([{ type: 'OperationResumed', data: steer }]);
    given(operation, [begun('rebuild')])
      .when(end('done'))
      .then([ended('done')]);
    given(operation, [begun('rebuild'), ended('done')])
      .when(end('failed'))
      .then([]);
    given(operation).when(pause).thenBroken('operation-unknown', { operationId });
  });

  it('goes where the table says, whatever is asked of it', async () => {
    const item = ({ status, act }: Operation) => ({ status, act });
    const came = await walkTable({
      table: operationPermissions,
      decider: operation,
      commands: {
        'begin-operation': (meta, n, state) => {
          const act = operationActions[n % operationActions.length] ?? 'rebuild';
          return {
            item: (now: Operation) => ({ status: now.status, act }),
            decide: () =>
              state.status === 'unknown' || n % 7 === 0
                ? beginOperation(new BeginOperation({ act, reason: 'routine' }, meta), state, { operationId })
                : [],
          };
        },
        'pause-operation': (meta, _, state) => ({
          item,
          decide: () => pauseOperation(new PauseOperation(steer, meta), state),
        }),
        'resume-operation': (meta, _, state) => ({
          item,
          decide: () => resumeOperation(new ResumeOperation(steer, meta), state),
        }),
        'halt-operation': (meta, _, state) => ({
          item,
          decide: () => haltOperation(new HaltOperation(steer, meta), state),
        }),
        'end-operation': (meta, _, state) => ({
          item,
          decide: () => endOperation(new EndOperation({ operationId, outcome: 'done', figures: {} }, meta), state),
        }),
      },
    });
    expect(came).toEqual(commandsIn(operationPermissions));
  });
});
