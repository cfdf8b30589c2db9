import featuresGrpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_grpc_pb.js';
import featuresPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_pb.js';
import streamsGrpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_grpc_pb.js';
import streamsPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type { DeleteReq, TombstoneReq } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type { Metadata, sendUnaryData, Server, ServerErrorResponse, ServerUnaryCall } from '@grpc/grpc-js';
import { append, batchAppend, type Store } from './append.ts';
import type { KurrentLog } from './log.ts';
import { type ReadCall, readOnce } from './read.ts';
import { subscribe } from './subscription.ts';
import { nameOf } from './wire.ts';

export type Serving = {
  readonly log: KurrentLog;
  readonly store: Store;
  readonly subscriptions: Set<ReadCall>;
  readonly answers: { readonly withPositions: boolean };
  refusal(metadata: Metadata): ServerErrorResponse | undefined;
};

type Call = { readonly metadata: Metadata; emit(event: 'error', error: ServerErrorResponse): boolean };

export const addServices = (grpc: Server, serving: Serving): void => {
  const { log, store, answers } = serving;
  const unlessRefused =
    <Asked extends Call>(handle: (call: Asked) => void) =>
    (call: Asked): void => {
      const refused = serving.refusal(call.metadata);
      if (refused) call.emit('error', refused);
      else handle(call);
    };
  grpc.addService(featuresGrpc.ServerFeaturesService, {
    getSupportedMethods: (_: unknown, reply: sendUnaryData<unknown>) => reply(null, supportedMethods()),
  });
  grpc.addService(streamsGrpc.StreamsService, {
    read: unlessRefused((call: ReadCall) => void read(serving, call)),
    append: append(store, answers),
    batchAppend: batchAppend(store, answers, serving),
    delete: (call: ServerUnaryCall<DeleteReq, unknown>, reply: sendUnaryData<unknown>) => {
      log.delete(nameOf(call.request.getOptions()?.getStreamIdentifier()), false);
      reply(null, new streamsPb.DeleteResp());
    },
    tombstone: (call: ServerUnaryCall<TombstoneReq, unknown>, reply: sendUnaryData<unknown>) => {
      log.delete(nameOf(call.request.getOptions()?.getStreamIdentifier()), true);
      reply(null, new streamsPb.TombstoneResp());
    },
  });
};

const read = async ({ log, subscriptions }: Serving, call: ReadCall): Promise<void> => {
  const options = call.request.getOptions();
  if (!options) return void call.end();
  if (!options.hasSubscription()) return readOnce(log, call, options);
  subscriptions.add(call);
  try {
    await subscribe(log, call, options);
  } finally {
    subscriptions.delete(call);
  }
};

const supportedMethods = () => {
  const methods = new featuresPb.SupportedMethods().setEventStoreServerVersion('24.10.0');
  for (const name of ['read', 'append', 'batchappend', 'delete', 'tombstone']) {
    methods.addMethods(
      new featuresPb.SupportedMethod().setMethodName(name).setServiceName('event_store.client.streams.streams'),
    );
  }
  return methods;
};
