type Named = { readonly brand: string; readonly name: string };

/** Brand and name: catalogues write the brand before the name, sheets mostly do not. */
export const fullName = ({ brand, name }: Named): string => (name.startsWith(brand) ? name : `${brand} ${name}`);
