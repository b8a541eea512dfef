import { useEffect } from 'react';
import { useUser } from '../session/use-session.js';
import { languageFor, showLanguage } from './app-language.js';

/** Shows the app in the language of the account as soon as it is known, and again when the account changes it. */
export function useAccountLanguage() {
  const locale = useUser()?.locale;
  useEffect(() => {
    if (locale) void showLanguage(languageFor([locale]));
  }, [locale]);
}
