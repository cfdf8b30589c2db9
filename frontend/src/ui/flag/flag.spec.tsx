import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import { starterCatalogue } from '#domain';
import { countryName } from '../../lib/i18n/country-name.ts';
import { flagPath } from './flag-path.ts';
import { Flag } from './flag.tsx';

const assets = new URL('../../../public/assets/', import.meta.url);
const filesOf = (folder: string) => readdirSync(new URL(folder, assets)).map((name) => new URL(folder + name, assets));
const drawings = [...filesOf('flags/'), ...filesOf('icons/')];
const isDrawn = (code: string) => statSync(new URL(`..${flagPath(code)}`, assets), { throwIfNoEntry: false })?.isFile();

/** The 16 languages, by the codes of their flags. */
const languages = 'EN RU DE IT CN BR SE FR ES CZ GR JP UA PL NL SK'.split(' ');
/** Every country in the full catalogue, also those without a starter car. */
const countries = 'US JP DE GB IT FR AU SE KR CZ CN NL MY BR DK AT HR ZA NZ AE CH IN MX AR'.split(' ');
const iconNames = 'baloon cash clearance clearanceW discord gold laurel rain roll sun xp'.split(' ');

describe('flags', () => {
  it('are drawn for every language, every country and the globe', () => {
    const started = starterCatalogue.map(({ car }) => car.country);
    const wanted = new Set([...languages, ...countries, ...started, 'inactive']);
    expect([...wanted].filter((code) => !isDrawn(code))).toEqual([]);
  });

  it('say what they stand for, and nothing where the name stands beside them', () => {
    const { rerender } = render(<Flag code="JP" name={countryName('JP', 'en')} />);
    expect(screen.getByRole('img', { name: 'Japan' })).toHaveAttribute('src', '/assets/flags/JP.svg');
    rerender(<Flag code="en" name="" />);
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/assets/flags/US.svg');
  });

  it('are asked for at once, and have an edge only when they are there', () => {
    render(<Flag code="FR" name="France" />);
    const flag = screen.getByRole('img');
    expect(flag).not.toHaveAttribute('loading');
    expect(flag).not.toHaveAttribute('data-loaded');
    fireEvent.load(flag);
    expect(flag).toHaveAttribute('data-loaded');
  });

  it('fall back to the globe for a country that nobody has drawn', () => {
    render(<Flag code="XX" name="Somewhere" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Somewhere' })).toHaveAttribute('src', '/assets/flags/GLOBAL.svg');
  });
});

describe('drawings', () => {
  it('are there under every name that the screens know', () => {
    const names = filesOf('icons/').map(({ pathname }) => pathname.replace(/.*\/(.*)\.svg$/, '$1'));
    expect(names.sort()).toEqual([...iconNames].sort());
  });

  it.each(drawings.map((file) => [file.pathname.split('/').slice(-2).join('/'), file]))(
    '%s is small, sound and asks for nothing',
    (_, file) => {
      const text = readFileSync(file, 'utf8');
      const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
      expect(parsed.querySelector('parsererror')).toBeNull();
      expect(parsed.documentElement.localName).toBe('svg');
      expect(text.length).toBeLessThan(1_500);
      const elements = [...parsed.querySelectorAll('*')];
      expect(elements.filter(({ localName }) => /^(script|style|image|foreignObject)$/.test(localName))).toEqual([]);
      const values = elements.flatMap((element) => [...element.attributes]).filter(({ name }) => name !== 'xmlns');
      expect(values.filter(({ name, value }) => name.startsWith('on') || /[a-z]+:|url\((?!#)/i.test(value))).toEqual(
        [],
      );
    },
  );
});
