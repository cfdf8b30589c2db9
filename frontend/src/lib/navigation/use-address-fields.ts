import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

type Fields<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Texts of fields, stored in the address, so that a link shows the same. Typing adds no history entry. A field with its
 * initial value is omitted; other parts of the address stay. `initial` has to be the same object each time.
 */
export function useAddressFields<Name extends string>(initial: Fields<Name>) {
  const [search, setSearch] = useSearchParams();
  const [fields, setFields] = useState(() => readFields(search, initial));
  const address = search.toString();
  const written = useRef(new Set([address]));
  // Only for an address changed elsewhere: the typed text is ahead of it.
  useEffect(() => {
    if (written.current.has(address)) return;
    written.current.add(address);
    setFields(readFields(new URLSearchParams(address), initial));
  }, [address, initial]);
  const set = (changes: Partial<Fields<Name>>) => {
    const next = { ...fields, ...changes };
    const now = writeFields(search, next, initial);
    written.current.add(now.toString());
    setFields(next);
    setSearch(now, { replace: true });
  };
  return [fields, set] as const;
}

const namesOf = <Name extends string>(fields: Fields<Name>) => Object.keys(fields) as Name[];

function readFields<Name extends string>(search: URLSearchParams, initial: Fields<Name>): Fields<Name> {
  const entries = namesOf(initial).map((name) => [name, search.get(name) ?? initial[name]]);
  return Object.fromEntries(entries) as Fields<Name>;
}

function writeFields<Name extends string>(search: URLSearchParams, fields: Fields<Name>, initial: Fields<Name>) {
  const next = new URLSearchParams(search);
  for (const name of namesOf(initial)) {
    if (fields[name] === initial[name]) next.delete(name);
    else next.set(name, fields[name]);
  }
  return next;
}
