import { t } from '@lingui/core/macro';
import { slug } from '@linkyard/contracts';
import { perLanguage } from '@linkyard/ui';
import { useDebouncedValue } from '@mantine/hooks';
import { asApiError } from '../api/api-error.js';
import { reasonText } from './handle.js';
import { useAddressCheckQuery } from '../templates/api.js';

/** Milliseconds typing rests before an address is looked up. */
const restMs = 300;

export interface AddressVerdict {
  kind: 'idle' | 'waiting' | 'free' | 'own' | 'refused' | 'unknown';
  text: string;
  /** Free addresses like it. */
  suggestions: readonly string[];
}

interface AddressCheck {
  /** The address a page has already; it may keep it. */
  own?: { campaignId: string; campName: string };
}

const rule = perLanguage(() => t`3 to 40 letters, digits, - or _`);

/** What typing becomes: lower case, blanks as hyphens, nothing an address cannot hold. */
export const typedAddress = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9_-]/g, '')
    .slice(0, 40);

const verdict = (kind: AddressVerdict['kind'], text: string, suggestions: readonly string[] = []): AddressVerdict => ({
  kind,
  text,
  suggestions,
});

/** What can be said without a look-up; null when the address has to be looked up. */
function verdictBefore(name: string, own: AddressCheck['own']): AddressVerdict | null {
  if (own?.campName === name) return verdict('own', t`This is its address now.`);
  if (name === '') return verdict('idle', rule());
  if (slug.safeParse(name).success) return null;
  return name.length < 3 ? verdict('idle', rule()) : verdict('refused', reasonText('invalid'));
}

/** Whether an address can be had, asked while it is typed. */
export function useAddressCheck(typed: string, { own }: AddressCheck = {}): AddressVerdict {
  const name = typed.trim().toLowerCase();
  const [rested] = useDebouncedValue(name, restMs);
  const look = useAddressCheckQuery(
    { campName: rested, ...(own ? { campaignId: own.campaignId } : {}) },
    { skip: own?.campName === name || !slug.safeParse(rested).success },
  );

  const known = verdictBefore(name, own);
  if (known) return known;
  if (look.isError && rested === name) return verdict('unknown', asApiError(look.error).message);
  const answer = rested === name && !look.isFetching ? look.currentData : undefined;
  if (!answer) return verdict('waiting', t`Looking…`);
  if (answer.available) return verdict('free', t`This address is yours to take.`);
  return verdict('refused', reasonText(answer.reason), answer.suggestions);
}
