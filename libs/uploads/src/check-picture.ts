import { endOf } from './picture-end.ts';
import { kindOf, type PictureKind } from './picture-kind.ts';
import { PictureRefused } from './picture-refused.ts';

/** An archive is read from its end: a comment of 65,535 bytes may follow its last record. */
const ARCHIVE_END = 'PK\x05\x06';
const ARCHIVE_TAIL = 65_557;
/** A document may start anywhere in these first bytes. */
const DOCUMENT = '%PDF-';
const DOCUMENT_HEAD = 1_024;
/** Code that a browser or a server would run, in any case of letters. */
const SCRIPT = /<script|<!doctype|<html|<iframe|<\?php/i;

/** The purpose of a file: each accepts other kinds. */
export type SentAs = 'picture' | 'loop';

const kindsOf: Readonly<Record<SentAs, readonly PictureKind[]>> = {
  picture: ['png', 'jpeg', 'webp'],
  // No video: no decoder is available by npm alone.
  loop: ['gif', 'webp', 'png'],
};

/**
 * Refuses a file that is no complete picture of an accepted kind, or that is also something else: an archive, a
 * document or a page in or behind the picture. Cameras append their own data to a JPEG, which re-encoding drops.
 */
export const checkPicture = (bytes: Buffer, as: SentAs = 'picture'): PictureKind => {
  const kind = kindOf(bytes);
  if (!kind || !kindsOf[as].includes(kind)) throw new PictureRefused(`${as}-kind-unknown`);
  const end = endOf(bytes, kind);
  if (end === undefined) throw new PictureRefused('picture-truncated');
  const isMore = kind !== 'jpeg' && bytes.subarray(end).some((byte) => byte !== 0);
  if (isMore || isAlsoElse(bytes)) throw new PictureRefused('picture-with-more');
  return kind;
};

const isAlsoElse = (bytes: Buffer): boolean =>
  bytes.subarray(-ARCHIVE_TAIL).includes(ARCHIVE_END, 0, 'latin1') ||
  bytes.subarray(0, DOCUMENT_HEAD).includes(DOCUMENT, 0, 'latin1') ||
  SCRIPT.test(bytes.toString('latin1'));
