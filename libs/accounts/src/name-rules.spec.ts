import { readdirSync, readFileSync } from 'node:fs';
import { nameFaults } from '#contracts';
import { oddNameWhys } from './held-names.ts';
import { isReservedName, oddnessOf } from './name-rules.ts';

const locales = new URL('../../../frontend/src/locales/', import.meta.url);
const wordsIn = (language: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${language}/${file}.json`, locales), 'utf8')) as Record<string, string>;

describe('a name of the site', () => {
  it.each([
    'admin',
    'Admin',
    'АDMIN',
    'a.d.m.i.n',
    'Admin 2',
    'Adm1n',
    'admin_',
    'Site Moderator',
    'BobAdmin',
    'Moderator-Bob',
    'rnoderator',
    'System',
    'Track Day Records',
    'TrackDayRecords',
    'Track–Day Rec0rds',
    'TDR',
    'Former player',
    'Staff',
    'STAFF',
    'S.t.a.f.f',
    'Ѕtaff',
    'Staff Bob',
    'BobStaff',
    'Mod',
    'rnod',
    'M0d',
    'Mods',
    'Bob (Mod)',
    'Mod Team',
    'modteam',
    'Team',
    'The Team',
    'Support',
    'Support Team',
    'Official Bob',
    'OfficiaI',
    'TDR Official',
    'tdr_staff',
    'tdrstaff',
    'staffTDR',
    'ＴＤＲ',
    'TDR 2',
    'TDR-Team',
    'TDR Support',
    'TDR News',
    'Webmaster',
    'root',
  ])('is %j', (name) => expect(isReservedName(name)).toBe(true));

  it.each([
    'Badminton',
    'Mira',
    'System of a Down',
    'Track Star',
    'Adminka',
    'TDRacer',
    'Modern Man',
    'Team Rocket',
    'Staffan',
    'Modesto',
    'Supporter',
    'Unofficial',
    'TDR Bob',
    'Beetroot',
  ])('is not %j', (name) => expect(isReservedName(name)).toBe(false));

  it.each(readdirSync(locales).filter((name) => /^[a-z]{2}$/.test(name)))('is who is gone, in %s', (language) => {
    const shown = [
      wordsIn(language, 'story')['formerPlayer'],
      wordsIn(language, 'challenges')['former'],
      wordsIn(language, 'members')['gone'],
      wordsIn(language, 'operations')['former'],
      wordsIn(language, 'queue')['gone'],
    ];
    expect(shown.filter((name) => !isReservedName(name ?? ''))).toEqual([]);
  });

  it('and every other fault of a name has its word', () => {
    expect(oddNameWhys.filter((why) => why !== 'taken' && why !== 'reserved').toSorted()).toEqual(
      [...nameFaults].toSorted(),
    );
    expect([oddnessOf('Mira'), oddnessOf('..'), oddnessOf('Admin')]).toEqual([undefined, 'plain', 'reserved']);
  });
});
