type Lock = {
  readonly packages: Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>;
};

/** Optional packages that a lock file names and does not hold: `npm ci` fails on the platforms that need them. */
export const missingPlatforms = ({ packages }: Lock): readonly string[] =>
  Object.entries(packages).flatMap(([where, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !foldersAbove(where).some((folder) => packages[`${folder}node_modules/${name}`]))
      .map((name) => `${where} lacks ${name}`),
  );

/** Where a package may be found from here: beside it, or beside any package it lies in. */
const foldersAbove = (where: string): readonly string[] => {
  const parts = where.split('/node_modules/');
  return [...parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/`), ''];
};
