import { perLanguage } from '../language/language.js';
import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { componentDefaults } from './component-defaults.js';

const garden: MantineColorsTuple = [
  '#e6f3ec',
  '#d2e9dd',
  '#a6d5bd',
  '#79c29d',
  '#4fc088',
  '#2f9563',
  '#1f7a4d',
  '#17603c',
  '#114a2e',
  '#0b3420',
];

/** Mantine's own dark greys, in the tint of our dark tokens, for what computes with them; `darkScale` is what is painted. */
const dark: MantineColorsTuple = [
  '#edf1ee',
  '#c5cec8',
  '#a3afa7',
  '#6f7b73',
  '#3a453f',
  '#2b342f',
  '#222a25',
  '#19201c',
  '#151b18',
  '#111613',
];

/** Theme colour name → the token family it paints with. Everything else keeps Mantine's own resolution. */
const families: Record<string, string> = {
  garden: 'primary',
  green: 'primary',
  red: 'danger',
  orange: 'accent',
  yellow: 'warning',
  blue: 'info',
};

const resting = '1px solid transparent';

/** Paints Mantine's variants with our tokens, so light, dark and a tenant's six colours follow one set of variables. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const name = input.color ?? input.theme.primaryColor;
  const family = families[name];
  if (name === 'gray' && (input.variant === 'subtle' || input.variant === 'light')) {
    const rest = input.variant === 'light' ? 'var(--ly-hover)' : 'transparent';
    return { background: rest, hover: 'var(--ly-hover)', color: 'var(--ly-quiet)', border: resting };
  }
  if (!family) return defaultVariantColorsResolver(input);
  const tint = `var(--ly-${family}-tint)`;
  const text = `var(--ly-${family}-text)`;
  const solid = `var(--ly-${family})`;
  switch (input.variant) {
    case 'filled':
      return {
        background: solid,
        hover: `var(--ly-${family}-hover, ${solid})`,
        color: `var(--ly-on-${family}, #fff)`,
        border: resting,
      };
    case 'light':
      return { background: tint, hover: `var(--ly-${family}-tint-hover, ${tint})`, color: text, border: resting };
    case 'subtle':
    case 'transparent':
      return {
        background: 'transparent',
        hover: input.variant === 'subtle' ? tint : 'transparent',
        color: text,
        border: resting,
      };
    case 'outline':
      return { background: 'transparent', hover: tint, color: text, border: `1px solid ${solid}` };
    default:
      return defaultVariantColorsResolver(input);
  }
};

/** Mantine 9 under our tokens. @source look.md "Tokens" */
export const theme = perLanguage(() =>
  createTheme({
    primaryColor: 'garden',
    primaryShade: { light: 6, dark: 4 },
    colors: { garden, dark },
    variantColorResolver,
    fontFamily: 'var(--ly-font-text)',
    headings: {
      fontFamily: 'var(--ly-font-head)',
      fontWeight: '600',
      sizes: {
        h1: { fontSize: '28px', lineHeight: '34px' },
        h2: { fontSize: '20px', lineHeight: '26px' },
        h3: { fontSize: '16px', lineHeight: '22px' },
        h4: { fontSize: '14px', lineHeight: '20px' },
      },
    },
    fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
    lineHeights: { xs: '16px', sm: '18px', md: '20px', lg: '24px', xl: '28px' },
    spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '40px' },
    radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
    defaultRadius: 'md',
    breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '96em' },
    shadows: {
      xs: 'none',
      sm: 'none',
      md: 'var(--ly-shadow)',
      lg: 'var(--ly-shadow)',
      xl: 'var(--ly-shadow)',
    },
    cursorType: 'pointer',
    focusRing: 'auto',
    respectReducedMotion: true,
    components: componentDefaults(),
  }),
);

const mapped = {
  '--mantine-color-body': 'var(--ly-paper)',
  '--mantine-color-text': 'var(--ly-ink)',
  '--mantine-color-bright': 'var(--ly-ink)',
  '--mantine-color-dimmed': 'var(--ly-quiet)',
  '--mantine-color-placeholder': 'var(--ly-quiet)',
  '--mantine-color-default': 'var(--ly-surface)',
  '--mantine-color-default-hover': 'var(--ly-hover)',
  '--mantine-color-default-color': 'var(--ly-ink)',
  '--mantine-color-default-border': 'var(--ly-line)',
  '--mantine-color-anchor': 'var(--ly-primary-text)',
  '--mantine-color-error': 'var(--ly-danger-text)',
  '--mantine-color-disabled': 'var(--ly-sunken)',
  '--mantine-color-disabled-color': 'var(--ly-quiet)',
  '--mantine-color-disabled-border': 'var(--ly-line)',
  '--mantine-primary-color-filled': 'var(--ly-primary)',
  '--mantine-primary-color-filled-hover': 'var(--ly-primary-hover)',
  '--mantine-primary-color-light': 'var(--ly-primary-tint)',
  '--mantine-primary-color-light-hover': 'var(--ly-primary-tint-hover)',
  '--mantine-primary-color-light-color': 'var(--ly-primary-text)',
  '--mantine-primary-color-contrast': 'var(--ly-on-primary)',
  '--mantine-color-garden-filled': 'var(--ly-primary)',
  '--mantine-color-garden-filled-hover': 'var(--ly-primary-hover)',
  '--mantine-color-garden-light': 'var(--ly-primary-tint)',
  '--mantine-color-garden-light-color': 'var(--ly-primary-text)',
};

/** The scale of the main colour follows its token, whatever colour a site gives it. */
const scale = Object.fromEntries(
  [8, 20, 40, 60, 80, 90].map((share, at) => [
    `--mantine-color-garden-${at}`,
    `color-mix(in srgb, var(--ly-primary) ${share}%, #fff)`,
  ]),
);
const deepScale = Object.fromEntries(
  [100, 82, 62, 42].map((share, at) => [
    `--mantine-color-garden-${at + 6}`,
    `color-mix(in srgb, var(--ly-primary) ${share}%, #000)`,
  ]),
);
const variables = { ...mapped, ...scale, ...deepScale };

/** What no token paints takes the greys of the site too: ground of switches, tracks and groups of fields in dark mode. */
const darkScale = Object.fromEntries(
  [
    'var(--ly-ink)',
    'color-mix(in srgb, var(--ly-ink) 60%, var(--ly-quiet))',
    'var(--ly-quiet)',
    'var(--ly-control-line)',
    'color-mix(in srgb, var(--ly-line) 80%, var(--ly-control-line))',
    'var(--ly-line)',
    'color-mix(in srgb, var(--ly-line) 50%, var(--ly-surface))',
    'var(--ly-surface)',
    'var(--ly-sunken)',
    'var(--ly-paper)',
  ].map((colour, at) => [`--mantine-color-dark-${at}`, colour]),
);

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: variables,
  dark: { ...variables, ...darkScale },
});
