export const judged: (text: string) => { readonly fails: boolean; readonly lines: readonly string[] };
