export const rules: readonly { readonly name: string }[];
