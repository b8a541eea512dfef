import { t } from '@lingui/core/macro';
import { NumberInput, type NumberInputProps } from '@mantine/core';
import type { LimitKind } from '@linkyard/contracts';
import { perLanguage } from '@linkyard/ui';

const labels = perLanguage<Record<LimitKind, string>>(() => ({
  campaigns: t`Pages`,
  products: t`Products`,
  mediaBytes: t`Files, in MB`,
  subUsers: t`Users of the white label`,
  emailsPerMonth: t`Mails a month`,
}));

interface LimitFieldProps extends Omit<NumberInputProps, 'label' | 'onChange'> {
  kind: LimitKind;
  /** Empty: no limit. */
  onChange: (typed: number | '') => void;
}

/** What an account or a plan may have of one kind, as `shownLimit` has it. */
export const LimitField = ({ kind, onChange, ...field }: LimitFieldProps) => (
  <NumberInput
    label={labels()[kind]}
    placeholder={t`No limit`}
    min={0}
    max={kind === 'mediaBytes' ? 1e9 : 1e12}
    allowDecimal={kind === 'mediaBytes'}
    {...field}
    onChange={(typed) => onChange(typeof typed === 'number' ? typed : '')}
  />
);
