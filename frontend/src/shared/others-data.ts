import { getOthersData } from '@linkyard/contracts';
import { regionName } from '@linkyard/languages';
import { currentLanguage } from '@linkyard/ui';
import { useMemo } from 'react';
import { addEndpoints } from './api/api.js';
import { commandQuery } from './api/contract-endpoints.js';

/** The lists every form needs: currencies, countries, categories, zones. They change with a release, so they are kept long. */
export const othersDataApi = addEndpoints([], (build) => ({
  othersData: commandQuery(build, getOthersData, { keepSec: 3600 }),
}));

export const { useOthersDataQuery } = othersDataApi;

/** In the language of the app. */
export const countryName = (code: string): string => regionName(code, [currentLanguage(), 'en']);

/** Countries to choose from, by their names in the language of the app. */
export function useCountryChoices(): { value: string; label: string }[] {
  const countries = useOthersDataQuery({}).data?.countries;
  const language = currentLanguage();
  return useMemo(
    () =>
      (countries ?? [])
        .map(({ code }) => ({ value: code, label: countryName(code) }))
        .sort((a, b) => a.label.localeCompare(b.label, language)),
    [countries, language],
  );
}
