// Converts between the messages of the client package's own protocol files and the log.
import sharedPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import type { StreamIdentifier, UUID } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import streamsPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type { AppendReq, ReadResp } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import { Metadata, type ServerErrorResponse, status } from '@grpc/grpc-js';
import type { Proposed, Stored } from './log.ts';

/** A position in `$all`. A checkpoint may have a `prepare` of 0: it is before the event at that commit position. */
export type Place = { readonly commit: bigint; readonly prepare: bigint };

const TICKS_A_MILLISECOND = 10_000n;

export const nameOf = (identifier: StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');

export const identifierOf = (name: string): StreamIdentifier =>
  new sharedPb.StreamIdentifier().setStreamName(Uint8Array.from(Buffer.from(name, 'utf8')));

export const idOf = (uuid: UUID | undefined): string => {
  if (uuid?.hasString()) return uuid.getString();
  const hex = [uuid?.getStructured()?.getMostSignificantBits(), uuid?.getStructured()?.getLeastSignificantBits()]
    .map((bits) =>
      BigInt.asUintN(64, BigInt(bits ?? 0))
        .toString(16)
        .padStart(16, '0'),
    )
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** The same fields in an append and in a batch append. */
export const proposedOf = (message: AppendReq.ProposedMessage): Proposed => ({
  id: idOf(message.getId()),
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? 'application/octet-stream',
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
});

export const eventResponse = (stored: Stored): ReadResp => {
  const event = new streamsPb.ReadResp.ReadEvent.RecordedEvent()
    .setId(new sharedPb.UUID().setString(stored.id))
    .setStreamIdentifier(identifierOf(stored.stream))
    .setStreamRevision(String(stored.revision))
    .setCommitPosition(String(stored.position))
    .setPreparePosition(String(stored.position))
    .setCustomMetadata(stored.metadata)
    .setData(stored.data);
  event
    .getMetadataMap()
    .set('type', stored.type)
    .set('content-type', stored.contentType)
    .set('created', String(BigInt(stored.at) * TICKS_A_MILLISECOND));
  return new streamsPb.ReadResp().setEvent(
    new streamsPb.ReadResp.ReadEvent().setEvent(event).setCommitPosition(String(stored.position)),
  );
};

export const checkpointResponse = (place: Place): ReadResp =>
  new streamsPb.ReadResp().setCheckpoint(
    new streamsPb.ReadResp.Checkpoint()
      .setCommitPosition(String(place.commit))
      .setPreparePosition(String(place.prepare)),
  );

export const notFoundResponse = (name: string): ReadResp =>
  new streamsPb.ReadResp().setStreamNotFound(
    new streamsPb.ReadResp.StreamNotFound().setStreamIdentifier(identifierOf(name)),
  );

/** An error as the server sends it: its kind is in the trailers. */
export const refusal = (code: status, details: string, trailers: Record<string, string> = {}): ServerErrorResponse => {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(trailers)) metadata.set(key, value);
  return Object.assign(new Error(details), { code, details, metadata });
};

export const streamDeleted = (name: string): ServerErrorResponse =>
  refusal(status.FAILED_PRECONDITION, `Event stream '${name}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': encodeURIComponent(name),
  });
