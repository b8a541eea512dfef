import '@mantine/core/styles.layer.css';
import './tokens/fonts.css';
import './tokens/tokens.css';
import './tokens/base.css';
import { MantineProvider, localStorageColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { LanguageProvider } from './language/LanguageProvider.js';
import { cssVariablesResolver, theme } from './theme/theme.js';
import { siteScheme } from './site-scheme.js';
import { styleNonce } from './style-nonce.js';
import { Toaster } from './toasts/Toaster.js';

/** Where the choice of light or dark is kept: a setting of this device, not of the account. */
export const colourSchemeKey = 'colour-scheme';
const colorSchemeManager = localStorageColorSchemeManager({ key: colourSchemeKey });

/** Tokens, theme and toasts around the whole app. */
export const UiProvider = ({ children }: { children: ReactNode }) => (
  <LanguageProvider>
    <Themed>{children}</Themed>
  </LanguageProvider>
);

interface FramedThemeProps {
  /** Of the other document: has the colour scheme. */
  root: HTMLElement;
  scheme: 'light' | 'dark';
  children: ReactNode;
}

/** The theme in a document other than the app's, such as that of a frame, with a colour scheme of its own. */
export const FramedTheme = ({ root, scheme, children }: FramedThemeProps) => (
  <MantineProvider
    theme={theme()}
    cssVariablesResolver={cssVariablesResolver}
    forceColorScheme={scheme}
    getRootElement={() => root}
    getStyleNonce={styleNonce}
  >
    {children}
  </MantineProvider>
);

// Inside the language, because the theme has texts and parts that depend on the direction of writing.
const Themed = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme()}
    cssVariablesResolver={cssVariablesResolver}
    colorSchemeManager={colorSchemeManager}
    defaultColorScheme={siteScheme()}
    getStyleNonce={styleNonce}
  >
    {children}
    <Toaster />
  </MantineProvider>
);
