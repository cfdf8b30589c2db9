type Lock = {
  readonly packages: Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>;
};

/** Optional packages that a lock file names but does not contain: `npm ci` fails on the platforms that need them. */
export const missingPlatforms = ({ packages }: Lock): readonly string[] =>
  Object.entries(packages).flatMap(([where, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !foldersAbove(where).some((folder) => packages[`${folder}node_modules/${name}`]))
      .map((name) => `${where} lacks ${name}`),
  );

/** Where a package may be found from here: in its own folder, or in that of any package around it. */
const foldersAbove = (where: string): readonly string[] => {
  const parts = where.split('/node_modules/');
  return [...parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/`), ''];
};
