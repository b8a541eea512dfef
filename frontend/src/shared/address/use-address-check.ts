import { t } from '@lingui/core/macro';
import { slug } from '@linkyard/contracts';
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

const rule = '3 to 40 letters, digits, - or _';

/** What typing becomes: lower case, blanks as hyphens, nothing an address cannot hold. */
export const typedAddress = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9_-]/g, '')
    .slice(0, 40);

/** Whether an address can be had, asked while it is typed. */
export function useAddressCheck(typed: string, { own }: AddressCheck = {}): AddressVerdict {
  const name = typed.trim().toLowerCase();
  const [rested] = useDebouncedValue(name, restMs);
  const valid = slug.safeParse(name).success;
  const isOwn = own?.campName === name;
  const look = useAddressCheckQuery(
    { campName: rested, ...(own ? { campaignId: own.campaignId } : {}) },
    { skip: isOwn || !slug.safeParse(rested).success },
  );

  if (isOwn) return { kind: 'own', text: t`This is its address now.`, suggestions: [] };
  if (name === '') return { kind: 'idle', text: rule, suggestions: [] };
  if (!valid) {
    const text = name.length < 3 ? rule : reasonText('invalid');
    return { kind: name.length < 3 ? 'idle' : 'refused', text, suggestions: [] };
  }
  if (look.isError && rested === name) {
    return { kind: 'unknown', text: asApiError(look.error).message, suggestions: [] };
  }
  const answer = rested === name && !look.isFetching ? look.currentData : undefined;
  if (!answer) return { kind: 'waiting', text: t`Looking…`, suggestions: [] };
  if (answer.available) return { kind: 'free', text: t`This address is yours to take.`, suggestions: [] };
  return { kind: 'refused', text: reasonText(answer.reason), suggestions: answer.suggestions };
}
