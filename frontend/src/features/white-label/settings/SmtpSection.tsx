import { t } from '@lingui/core/macro';
import { Autocomplete, PasswordInput, SimpleGrid, TextInput } from '@mantine/core';
import { smtpPorts, type WhiteLabelView } from '@linkyard/contracts';
import type { SectionProps } from './white-label-draft.js';

type Field = 'name' | 'email' | 'host' | 'username';

interface SmtpSectionProps extends SectionProps {
  saved: WhiteLabelView;
}

/** Whose mails the people of the site get. The stored password is never shown; an empty field keeps it. */
export function SmtpSection({ draft: { smtpDetails }, set, errorOf, saved }: SmtpSectionProps) {
  const text = (field: Field) => ({
    value: smtpDetails[field],
    error: errorOf(`smtpDetails.${field}`),
    required: true,
    autoComplete: 'off',
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => set(`smtpDetails.${field}`, event.currentTarget.value),
  });
  const { hasPassword } = saved.smtpDetails;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <TextInput label={t`From Name`} maxLength={120} {...text('name')} />
      <TextInput label={t`From Email`} type="email" inputMode="email" {...text('email')} />
      <TextInput label={t`Host`} placeholder="smtp.example.com" dir="ltr" {...text('host')} />
      <Autocomplete
        label={t`Port`}
        required
        inputMode="numeric"
        maxLength={5}
        dir="ltr"
        data={smtpPorts.map(String)}
        value={String(smtpDetails.port || '')}
        error={errorOf('smtpDetails.port')}
        onChange={(port) => set('smtpDetails.port', Number(port.replaceAll(/\D/g, '')))}
      />
      <TextInput label={t`Username`} dir="ltr" {...text('username')} />
      <PasswordInput
        label={t`Password`}
        description={hasPassword ? t`Leave it empty to keep the stored one.` : undefined}
        required={!hasPassword}
        autoComplete="new-password"
        value={smtpDetails.password ?? ''}
        error={errorOf('smtpDetails.password')}
        onChange={(event) => set('smtpDetails.password', event.currentTarget.value)}
      />
    </SimpleGrid>
  );
}
