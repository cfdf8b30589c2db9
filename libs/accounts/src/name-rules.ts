import { nameFault } from '#contracts';
import type { OddNameWhy } from './held-names.ts';
import { nameKeys } from './name-keys.ts';

/** Words reserved for staff, also within a name. */
const OFFICES = [
  'admin',
  'admins',
  'administrator',
  'moderator',
  'moderators',
  'mod',
  'mods',
  'staff',
  'official',
  'support',
  'sysadmin',
  'webmaster',
  'helpdesk',
];

/** Names of the site and of erased users, in each language. */
const OWN = [
  'system',
  'operator',
  'root',
  'team',
  'the team',
  'site team',
  'mod team',
  'staff team',
  'support team',
  'help desk',
  'modteam',
  'tdr',
  'the tdr',
  'tdr team',
  'tdr help',
  'tdr bot',
  'tdr news',
  'tdr records',
  'track day records',
  'track day records team',
  'former player',
  'a former player',
  'bývalý hráč',
  'były gracz',
  'бывший игрок',
  'πρώην παίκτης',
  'ex giocatore',
  'un ex giocatore',
  '元プレイヤー',
  'ehemaliger Spieler',
  'ein ehemaliger Spieler',
  'колишній гравець',
  'antiguo jugador',
  'un antiguo jugador',
  'ancien joueur',
  'un ancien joueur',
  'voormalige speler',
  'een voormalige speler',
  'ex-jogador',
  'um ex-jogador',
  'um antigo jogador',
  '前玩家',
  'tidigare spelare',
  'en tidigare spelare',
];

/** Letters only, by shape, i as l: dots between them or digits at the end do not make another name. */
const coresOf = (name: string): readonly string[] =>
  [name, name.replace(/[\p{N}\p{P}\s]+$/u, '')]
    .flatMap(nameKeys)
    .map((key) => key.replace(/[^\p{L}\p{N}]/gu, '').replaceAll('i', 'l'));

const offices: ReadonlySet<string> = new Set(OFFICES.flatMap(coresOf));
const reserved: ReadonlySet<string> = new Set([...OFFICES, ...OWN].flatMap(coresOf));

const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFKC')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .split(/[\s\p{P}\p{S}]+/u)
    .filter((word) => word !== '');

/** Staff words joined with a name of the site: "TDRStaff" is read as both, "tdrstaff" is not. */
const together: ReadonlySet<string> = new Set(
  ['tdr', 'site', 'trackday']
    .flatMap((own) => OFFICES.flatMap((office) => [`${own}${office}`, `${office}${own}`]))
    .flatMap(coresOf),
);

/** Whether a name is the site's own, or claims that its owner is staff. */
export const isReservedName = (name: string): boolean =>
  coresOf(name).some((core) => reserved.has(core) || together.has(core)) ||
  wordsOf(name).some((word) => coresOf(word).some((core) => offices.has(core)));

export const oddnessOf = (name: string): OddNameWhy | undefined =>
  isReservedName(name) ? 'reserved' : nameFault(name);
