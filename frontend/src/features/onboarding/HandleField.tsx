import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Loader, UnstyledButton } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { AddressVerdict } from '../../shared/address/use-address-check.js';
import css from './onboarding.module.css';

interface HandleFieldProps {
  value: string;
  onChange: (value: string) => void;
  verdict: AddressVerdict;
  /** A refusal of the form; replaces the verdict. */
  error: ReactNode;
}

/** The address of the first page, with whether it is available and similar ones that are. */
export function HandleField({ value, onChange, verdict, error }: HandleFieldProps) {
  const isRefused = Boolean(error) || verdict.kind === 'refused';
  return (
    <div>
      <label className="ly-visually-hidden" htmlFor="handle">
        <Trans>Your address</Trans>
      </label>
      <div className={css['address']} dir="ltr" data-error={isRefused || undefined}>
        <span>{window.location.host}/</span>
        <input
          id="handle"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          aria-invalid={Boolean(error)}
          aria-describedby="handle-verdict"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value.replace(/\s+/g, '-').toLowerCase())}
        />
        <VerdictIcon kind={verdict.kind} />
      </div>
      <p
        id="handle-verdict"
        className={css['verdict']}
        aria-live="polite"
        data-kind={isRefused ? 'refused' : verdict.kind === 'free' ? 'free' : undefined}
      >
        {error ?? verdict.text}
      </p>
      {verdict.suggestions.length > 0 && (
        <div className={css['suggestions']} role="group" aria-label={t`Free addresses like it`}>
          {verdict.suggestions.map((name) => (
            <UnstyledButton key={name} className={css['chip']} onClick={() => onChange(name)}>
              {name}
            </UnstyledButton>
          ))}
        </div>
      )}
    </div>
  );
}

function VerdictIcon({ kind }: Pick<AddressVerdict, 'kind'>) {
  if (kind === 'waiting') return <Loader size={18} color="gray" />;
  if (kind === 'free') return <IconCircleCheck size={20} stroke={1.5} color="var(--ly-primary)" aria-hidden />;
  if (kind === 'refused') return <IconCircleX size={20} stroke={1.5} color="var(--ly-danger)" aria-hidden />;
  return null;
}
