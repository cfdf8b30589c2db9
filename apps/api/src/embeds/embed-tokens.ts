/** Colours of the look (frontend/src/ui/tokens.css; a test compares): a page in a frame loads nothing. */
export const themeTokens = {
  dark: {
    '--s1': '#111418',
    '--s2': '#181c21',
    '--s3': '#20252c',
    '--s4': '#2a3038',
    '--line': '#242a31',
    '--text': '#edf0f3',
    '--text-2': '#b6bec9',
    '--accent': '#86a8ff',
    '--car-base': '#1b2027',
    '--car-shade': '0.42',
    '--car-shadow': '0.5',
    '--car-glass': '#07090b',
    '--car-rim': '#9aa4b0',
    '--stage-mix': '24%',
    '--medal-bg': '17%',
  },
  light: {
    '--s1': '#ffffff',
    '--s2': '#f7f8fa',
    '--s3': '#e6eaef',
    '--s4': '#d9dfe6',
    '--line': '#e0e4e9',
    '--text': '#12161b',
    '--text-2': '#414a56',
    '--accent': '#2a56db',
    '--car-base': '#dde2e8',
    '--car-shade': '0.3',
    '--medal-bg': '22%',
  },
} as const;

/** The same in both themes. */
export const sharedTokens = {
  '--class-F': '#878787',
  '--class-E': '#76f273',
  '--class-D': '#1cccff',
  '--class-C': '#fff62b',
  '--class-B': '#ff3538',
  '--class-A': '#8c5cff',
  '--class-S': '#ffaf17',
  '--class-ink': '#0b0d10',
  '--medal-1': '#e9c14b',
  '--medal-2': '#c5ced8',
  '--medal-3': '#d58e52',
} as const;
