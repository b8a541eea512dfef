import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Input, Loader, UnstyledButton } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useId } from 'react';
import { typedAddress, type AddressVerdict } from './use-address-check.js';
import css from './address.module.css';

interface AddressFieldProps {
  value: string;
  onChange: (value: string) => void;
  verdict: AddressVerdict;
  /** A refusal of the call; stands in place of the verdict until the address is typed again. */
  error?: string | null | undefined;
  /** What stands before the address: the host of public pages. */
  host?: string;
  /** A quiet sentence below a good verdict. */
  help?: string;
  autoFocus?: boolean;
}

/** A page's public address, with whether it can be had and free ones like it. */
export function AddressField({ value, onChange, verdict, error, host, help, autoFocus }: AddressFieldProps) {
  const id = useId();
  const refused = Boolean(error) || verdict.kind === 'refused';
  const quiet = verdict.kind === 'own' || verdict.kind === 'idle';
  return (
    <div>
      <Input.Label htmlFor={id} className={css['label'] ?? ''}>
        <Trans>Address</Trans>
      </Input.Label>
      <div className={css['address']} data-error={refused || undefined}>
        <span title={host ?? window.location.host}>{host ?? window.location.host}/</span>
        <input
          id={id}
          value={value}
          dir="ltr"
          onChange={(event) => onChange(typedAddress(event.currentTarget.value))}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          aria-invalid={refused}
          aria-describedby={`${id}-verdict`}
          data-autofocus={autoFocus || undefined}
        />
        {verdict.kind === 'waiting' && <Loader size={16} color="gray" aria-hidden />}
        {verdict.kind === 'free' && !error && (
          <IconCircleCheck size={18} stroke={1.5} color="var(--ly-primary)" aria-hidden />
        )}
        {refused && <IconCircleX size={18} stroke={1.5} color="var(--ly-danger)" aria-hidden />}
      </div>
      <p
        id={`${id}-verdict`}
        className={css['verdict']}
        aria-live="polite"
        data-kind={refused ? 'refused' : verdict.kind === 'free' ? 'free' : undefined}
      >
        {error ?? verdict.text} {help && !refused && !quiet ? help : null}
      </p>
      {verdict.suggestions.length > 0 && (
        <div className={css['suggestions']} role="group" aria-label={t`Free addresses like it`}>
          {verdict.suggestions.slice(0, 5).map((name) => (
            <UnstyledButton key={name} className={css['suggestion']} onClick={() => onChange(name)}>
              {name}
            </UnstyledButton>
          ))}
        </div>
      )}
    </div>
  );
}
