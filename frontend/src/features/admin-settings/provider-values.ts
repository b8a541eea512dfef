import { t } from '@lingui/core/macro';
import type { KeyView, ProviderName, ProviderSettings, RequestInput, updateSiteSettings } from '@linkyard/contracts';
import type { FieldError } from '@linkyard/ui';

/** What the form holds. A key that is left empty stays as it is; one that is to go is named in `cleared`. */
export interface ProviderValues extends Record<string, unknown> {
  unsplash: string;
  pixabay: string;
  pexels: string;
  openai: string;
  cleared: ProviderName[];
  baseUrl: string;
  model: string;
  dailyLimit: number | string;
  /** Of the settings that the form was filled with. */
  rev: number;
}

export const valuesOf = ({ ai, rev }: ProviderSettings): ProviderValues => ({
  unsplash: '',
  pixabay: '',
  pexels: '',
  openai: '',
  cleared: [],
  baseUrl: ai.baseUrl,
  model: ai.model,
  dailyLimit: ai.dailyLimit,
  rev,
});

/** The newly saved values with unsaved edits on top. @param isTyped whether a field holds an unsaved edit */
export function withTyped(
  fresh: ProviderValues,
  values: ProviderValues,
  isTyped: (field: string) => boolean,
): ProviderValues {
  const typed = Object.entries(values).filter(([field]) => field !== 'rev' && isTyped(field));
  return { ...fresh, ...Object.fromEntries(typed) };
}

export const keyViewOf = ({ stock, ai }: ProviderSettings, name: ProviderName): KeyView =>
  name === 'openai' ? ai.key : stock[name];

/** What there is of a key, in place of the key. */
export function keyWords({ from, ending }: KeyView): string {
  if (!from) return t`Not set`;
  const words = from === 'settings' ? t`Set` : t`From the environment`;
  return ending ? t`${words}, ends with …${ending}` : words;
}

export function requestOf(values: ProviderValues): RequestInput<typeof updateSiteSettings> {
  const keyOf = (name: ProviderName) => {
    const typed = values[name];
    if (typeof typed === 'string' && typed.trim()) return typed.trim();
    return values.cleared.includes(name) ? '' : undefined;
  };
  return {
    group: 'providers',
    rev: values.rev,
    stock: { unsplash: keyOf('unsplash'), pixabay: keyOf('pixabay'), pexels: keyOf('pexels') },
    ai: {
      key: keyOf('openai'),
      baseUrl: values.baseUrl.trim(),
      model: values.model.trim(),
      dailyLimit: Number(values.dailyLimit),
    },
  };
}

/** The fields of the call, as the form names them. */
export const ofForm = ({ path, message }: FieldError): FieldError => ({
  path: path === 'ai.key' ? 'openai' : path.replace(/^(?:stock|ai)\./, ''),
  message,
});
