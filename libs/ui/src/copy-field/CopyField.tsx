import { t } from '@lingui/core/macro';
import { ActionIcon, CopyButton, PasswordInput, TextInput, type TextInputProps } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

interface CopyFieldProps extends Pick<TextInputProps, 'description' | 'className'> {
  label: string;
  value: string;
  /** Masked until shown: keys and secrets. */
  secret?: boolean;
}

/** A text to take along: address, key, code. One press copies it. */
export function CopyField({ label, value, secret = false, ...field }: CopyFieldProps) {
  const shared = {
    ...field,
    label,
    value,
    readOnly: true,
    dir: 'ltr' as const,
    onFocus: (event: React.FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
  };
  const copy = (
    <CopyButton value={value}>
      {({ copied, copy: run }) => (
        <ActionIcon size={34} aria-label={`${copied ? t`Copied to the clipboard` : t`Copy`}: ${label}`} onClick={run}>
          {copied ? <IconCheck size={16} stroke={1.5} /> : <IconCopy size={16} stroke={1.5} />}
        </ActionIcon>
      )}
    </CopyButton>
  );
  return secret ? (
    <PasswordInput {...shared} leftSection={copy} leftSectionWidth={38} autoComplete="off" />
  ) : (
    <TextInput {...shared} rightSection={copy} rightSectionWidth={38} />
  );
}
