type Lock = { readonly packages: Readonly<Record<string, object>> };
export const isAllowed: (expression: string) => boolean;
export const notAllowed: (lock: Lock) => readonly string[];
