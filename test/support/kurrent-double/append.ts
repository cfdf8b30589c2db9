import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js';
import anyPb from 'google-protobuf/google/protobuf/any_pb.js';
import sharedPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import statusPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/status_pb.js';
import streamsPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
} from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type {
  Metadata,
  sendUnaryData,
  ServerDuplexStream,
  ServerErrorResponse,
  ServerReadableStream,
} from '@grpc/grpc-js';
import type { Expected, Outcome, Proposed } from './log.ts';
import { identifierOf, nameOf, proposedOf, streamDeleted } from './wire.ts';

/** Stores, unless the connection is cut before. Undefined: there will be no response. */
export type Store = (peer: string, stream: string, expected: Expected, events: Proposed[]) => Outcome | undefined;

type Asked = { readonly stream: string; readonly expected: Expected; readonly events: Proposed[] };
type Refuses = { refusal(metadata: Metadata): ServerErrorResponse | undefined };
type Answers = { readonly withPositions: boolean };

export const batchAppend =
  (store: Store, answers: Answers, { refusal }: Refuses) =>
  (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>): void => {
    const pending = new Map<string, Asked>();
    call.on('data', (request: BatchAppendReq) => {
      // Checked at each append: the leader may have changed since the call started.
      const refused = refusal(call.metadata);
      if (refused) return void call.emit('error', refused);
      const correlation = request.getCorrelationId()?.getString() ?? '';
      const options = request.getOptions();
      const asked = options ? askedOf(options, options.getStreamPosition()) : pending.get(correlation);
      if (!asked) return;
      asked.events.push(...request.getProposedMessagesList().map(proposedOf));
      pending.set(correlation, asked);
      if (!request.getIsFinal()) return;
      pending.delete(correlation);
      const outcome = store(call.getPeer(), asked.stream, asked.expected, asked.events);
      if (outcome) call.write(batchAnswer(asked, outcome, answers).setCorrelationId(request.getCorrelationId()));
      else call.end();
    });
    call.on('end', () => call.end());
  };

export const append =
  (store: Store, answers: Answers) =>
  (call: ServerReadableStream<AppendReq, AppendResp>, reply: sendUnaryData<AppendResp>): void => {
    let asked: Asked | undefined;
    call.on('data', (request: AppendReq) => {
      const [options, message] = [request.getOptions(), request.getProposedMessage()];
      if (options) asked = askedOf(options, options.getRevision());
      if (message) asked?.events.push(proposedOf(message));
    });
    call.on('end', () => {
      if (!asked) return;
      const outcome = store(call.getPeer(), asked.stream, asked.expected, asked.events);
      if (outcome?.kind === 'deleted') reply(streamDeleted(asked.stream));
      else if (outcome) reply(null, answer(asked, outcome, answers));
    });
  };

const askedOf = (options: AppendReq.Options | BatchAppendReq.Options, revision: string): Asked => {
  const expected = options.hasNoStream()
    ? 'no-stream'
    : options.hasAny()
      ? 'any'
      : options.hasStreamExists()
        ? 'stream-exists'
        : Number(revision);
  return { stream: nameOf(options.getStreamIdentifier()), expected, events: [] };
};

const answer = (asked: Asked, outcome: Exclude<Outcome, { kind: 'deleted' }>, answers: Answers): AppendResp => {
  const response = new streamsPb.AppendResp();
  if (outcome.kind === 'wrong') {
    const wrong = new streamsPb.AppendResp.WrongExpectedVersion();
    if (outcome.current < 0) wrong.setCurrentNoStream(new sharedPb.Empty());
    else wrong.setCurrentRevision(String(outcome.current));
    if (typeof asked.expected === 'number') wrong.setExpectedRevision(String(asked.expected));
    else wrong.setExpectedNoStream(new sharedPb.Empty());
    return response.setWrongExpectedVersion(wrong);
  }
  const { revision, position } = outcome.last;
  const success = new streamsPb.AppendResp.Success().setCurrentRevision(String(revision));
  const place = new streamsPb.AppendResp.Position()
    .setCommitPosition(String(position))
    .setPreparePosition(String(position));
  return response.setSuccess(
    answers.withPositions ? success.setPosition(place) : success.setNoPosition(new sharedPb.Empty()),
  );
};

const batchAnswer = (asked: Asked, outcome: Outcome, answers: Answers): BatchAppendResp => {
  const response = new streamsPb.BatchAppendResp().setStreamIdentifier(identifierOf(asked.stream));
  if (outcome.kind === 'wrong' || outcome.kind === 'deleted') return response.setError(problem(asked, outcome));
  const { revision, position } = outcome.last;
  const success = new streamsPb.BatchAppendResp.Success().setCurrentRevision(String(revision));
  const place = new sharedPb.AllStreamPosition()
    .setCommitPosition(String(position))
    .setPreparePosition(String(position));
  return response.setSuccess(
    answers.withPositions ? success.setPosition(place) : success.setNoPosition(new emptyPb.Empty()),
  );
};

const problem = (asked: Asked, outcome: Extract<Outcome, { kind: 'wrong' | 'deleted' }>) => {
  const details = new anyPb.Any();
  if (outcome.kind === 'deleted') {
    const deleted = new sharedPb.StreamDeleted().setStreamIdentifier(identifierOf(asked.stream));
    details.pack(deleted.serializeBinary(), 'event_store.client.StreamDeleted');
    return new statusPb.Status().setMessage('StreamDeleted').setDetails(details);
  }
  const wrong = new sharedPb.WrongExpectedVersion();
  if (outcome.current < 0) wrong.setCurrentNoStream(new emptyPb.Empty());
  else wrong.setCurrentStreamRevision(String(outcome.current));
  if (typeof asked.expected === 'number') wrong.setExpectedStreamPosition(String(asked.expected));
  else wrong.setExpectedNoStream(new emptyPb.Empty());
  details.pack(wrong.serializeBinary(), 'event_store.client.WrongExpectedVersion');
  return new statusPb.Status().setMessage('WrongExpectedVersion').setDetails(details);
};
