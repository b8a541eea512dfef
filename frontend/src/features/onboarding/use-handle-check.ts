import { t } from '@lingui/core/macro';
import { useDebouncedValue } from '@mantine/hooks';
import { reasonText } from '../../shared/address/handle.js';
import type { AddressVerdict } from '../../shared/address/use-address-check.js';
import { asApiError } from '../../shared/api/api-error.js';
import { useOnboardingHandleQuery } from './api.js';

/** Milliseconds typing rests before the name is looked up. */
const restMs = 300;
/** A shorter name is not looked up. */
const minLength = 3;

/** Whether the address of the first page is available, looked up while it is typed. */
export function useHandleCheck(typed: string): AddressVerdict {
  const name = typed.trim().toLowerCase();
  const [rested] = useDebouncedValue(name, restMs);
  const look = useOnboardingHandleQuery({ campName: rested }, { skip: rested.length < minLength });
  const answer = rested === name && !look.isFetching ? look.currentData : undefined;
  const rule = t`3 to 40 letters, digits, - or _`;
  if (answer?.available) return { kind: 'free', text: t`This address is yours to take.`, suggestions: [] };
  if (answer) return { kind: 'refused', text: reasonText(answer.reason), suggestions: answer.suggestions };
  if (look.isError) return { kind: 'unknown', text: asApiError(look.error).message, suggestions: [] };
  return { kind: name.length < minLength ? 'idle' : 'waiting', text: rule, suggestions: [] };
}
