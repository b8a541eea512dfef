import { i18n } from './language.js';
import { I18nProvider, useLingui } from '@lingui/react';
import { DirectionProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/** Mounts the whole app again when the language changes, because most texts are read while a component renders. */
export const LanguageProvider = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>
    <InLanguage>{children}</InLanguage>
  </I18nProvider>
);

function InLanguage({ children }: { children: ReactNode }) {
  const { i18n: active } = useLingui();
  return <DirectionProvider key={active.locale}>{children}</DirectionProvider>;
}
