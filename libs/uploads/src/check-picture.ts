import { endOf } from './picture-end.ts';
import { kindOf, type PictureKind } from './picture-kind.ts';
import { PictureRefused } from './picture-refused.ts';

/** An archive is read from its end: there may be a comment of 65,535 bytes behind its last record. */
const ARCHIVE_END = 'PK\x05\x06';
const ARCHIVE_TAIL = 65_557;
/** A document may begin anywhere in these first bytes. */
const DOCUMENT = '%PDF-';
const DOCUMENT_HEAD = 1_024;
/** What a browser or a server would run, in any case of letters. */
const SCRIPT = /<script|<!doctype|<html|<iframe|<\?php/i;

/** What a file is sent as: each takes other kinds. */
export type SentAs = 'picture' | 'loop';

const kindsOf: Readonly<Record<SentAs, readonly PictureKind[]>> = {
  picture: ['png', 'jpeg', 'webp'],
  // No video: nothing that comes by npm alone reads one.
  loop: ['gif', 'webp', 'png'],
};

/**
 * Refuses a file that is no whole picture of a kind that we take, or that is something else besides: an archive, a
 * document or a page in or behind the picture. Cameras write data of theirs behind a JPEG, which re-encoding drops.
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
