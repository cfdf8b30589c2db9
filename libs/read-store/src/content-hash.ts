import { hash } from 'node:crypto';
import type { Doc } from './projection.ts';
import type { StoredDocument } from './view-writer.ts';

const MODULUS = 1n << 128n;

/** 128 bits of SHA-256 over a document's key, position and content, in any order of its fields. */
export const documentHash = ({ key, position, doc }: StoredDocument): bigint =>
  BigInt(`0x${hash('sha256', JSON.stringify([key, position, canonicalJson(doc)]), 'hex').slice(0, 32)}`);

/** Adds document hashes: the sum does not depend on their order. */
export const addHashes = (sum: bigint, more: bigint): bigint => (sum + more) % MODULUS;

/** A document as JSON with the fields of every object in order. */
export const canonicalJson = (doc: Doc | null): string => JSON.stringify(inOrder(doc));

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Readonly<Record<string, unknown>>;
  const ordered: Record<string, unknown> = {};
  for (const key of Object.keys(record).sort()) ordered[key] = inOrder(record[key]);
  return ordered;
};
