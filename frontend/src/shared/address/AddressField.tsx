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
export function AddressField({ value, onChange, verdict, error, host, help = '', autoFocus }: AddressFieldProps) {
  const id = useId();
  const state = stateOf(verdict, error);
  return (
    <div>
      <Input.Label htmlFor={id} className={css['label'] ?? ''}>
        <Trans>Address</Trans>
      </Input.Label>
      <div className={css['address']} dir="ltr" data-error={state === 'refused' || undefined}>
        <span title={host ?? window.location.host}>{host ?? window.location.host}/</span>
        <input
          id={id}
          value={value}
          onChange={(event) => onChange(typedAddress(event.currentTarget.value))}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          aria-invalid={state === 'refused'}
          aria-describedby={`${id}-verdict`}
          data-autofocus={autoFocus || undefined}
        />
        <StateMark state={state} />
      </div>
      <p
        id={`${id}-verdict`}
        className={css['verdict']}
        aria-live="polite"
        data-kind={state === 'refused' || state === 'free' ? state : undefined}
      >
        {error ?? verdict.text} {showsHelp(state) && help}
      </p>
      {verdict.suggestions.length > 0 && <Suggestions names={verdict.suggestions.slice(0, 5)} onChoose={onChange} />}
    </div>
  );
}

type AddressState = AddressVerdict['kind'];

/** The verdict, unless the call itself refused the address. */
const stateOf = (verdict: AddressVerdict, error: string | null | undefined): AddressState =>
  error ? 'refused' : verdict.kind;
const showsHelp = (state: AddressState) => state !== 'refused' && state !== 'own' && state !== 'idle';

function StateMark({ state }: { state: AddressState }) {
  switch (state) {
    case 'waiting':
      return <Loader size={16} color="gray" aria-hidden />;
    case 'free':
      return <IconCircleCheck size={18} stroke={1.5} color="var(--ly-primary)" aria-hidden />;
    case 'refused':
      return <IconCircleX size={18} stroke={1.5} color="var(--ly-danger)" aria-hidden />;
    default:
      return null;
  }
}

function Suggestions({ names, onChoose }: { names: readonly string[]; onChoose: (name: string) => void }) {
  return (
    <div className={css['suggestions']} role="group" aria-label={t`Free addresses like it`}>
      {names.map((name) => (
        <UnstyledButton key={name} className={css['suggestion']} onClick={() => onChoose(name)}>
          {name}
        </UnstyledButton>
      ))}
    </div>
  );
}
