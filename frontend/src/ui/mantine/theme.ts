import { createTheme } from '@mantine/core';
import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';

/** Chalk to ink: the frame has no colour of its own, colour belongs to the data. */
const ink: MantineColorsTuple = [
  '#edf0f3',
  '#d9dfe6',
  '#c6ccd5',
  '#b6bec9',
  '#8d96a3',
  '#6b7583',
  '#414a56',
  '#2a3038',
  '#20252c',
  '#171b21',
];

export const theme = createTheme({
  fontFamily: 'var(--font-ui)',
  headings: { fontFamily: 'var(--font-data)', fontWeight: '700' },
  colors: { ink },
  primaryColor: 'ink',
  primaryShade: { light: 9, dark: 0 },
  autoContrast: true,
  defaultRadius: 6,
  radius: { xs: '3px', sm: '6px', md: '8px', lg: '12px', xl: '14px' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  fontSizes: { xs: '0.6875rem', sm: '0.75rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '75em', xl: '90em' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

const fromTokens = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-3)',
  '--mantine-color-default': 'var(--s2)',
  '--mantine-color-default-border': 'var(--line-2)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-placeholder': 'var(--text-3)',
};

export const variables: CSSVariablesResolver = () => ({ variables: {}, dark: fromTokens, light: fromTokens });
