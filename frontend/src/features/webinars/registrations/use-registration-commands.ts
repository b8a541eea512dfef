import type { RegistrationView } from '@linkyard/contracts';
import { toast } from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useChangeRegistrationMutation } from '../api.js';
import { commandWords, type RegistrationCommand } from './registration-actions.js';

/** What cannot be taken back, and is asked for a reason first. */
export type FinalCommand = 'deny' | 'cancel';
export const isFinal = (command: RegistrationCommand): command is FinalCommand =>
  command === 'deny' || command === 'cancel';

/** Carries out commands on a registration; a final one waits for its confirmation. */
export function useRegistrationCommands(registration: RegistrationView | null) {
  const [change, { isLoading: isBusy }] = useChangeRegistrationMutation();
  const [confirming, setConfirming] = useState<FinalCommand | null>(null);

  const run = async (command: RegistrationCommand, reason = '') => {
    if (!registration) return null;
    const refusal = refusalOf(await change({ uid: registration.uid, command, reason }));
    if (!refusal) toast.success(commandWords()[command].done);
    return refusal;
  };
  const start = async (command: RegistrationCommand) => {
    if (isFinal(command)) return setConfirming(command);
    const refusal = await run(command);
    if (refusal) toast.error(refusal.message);
  };
  return { run, start, isBusy, confirming, endConfirming: () => setConfirming(null) };
}
