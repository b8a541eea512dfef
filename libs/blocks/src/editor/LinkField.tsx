import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { isSafeLink } from '@linkyard/contracts';
import { useCallback, useState } from 'react';
import type { EditorContext } from './context.js';
import { LinkedFileButton } from './LinkedFileButton.js';
import { steady } from './typing/steady.js';
import { TextField } from './typing/TextField.js';

export interface LinkTarget {
  kind: 'url' | 'page';
  url: string;
  page: string;
}
export interface LinkFieldProps {
  label: string;
  value: LinkTarget;
  onChange: (next: LinkTarget) => void;
  context: EditorContext;
}

/** What to say of a typed address, or null when it is fine or still empty. */
export function linkFault(url: string): string | null {
  const typed = url.trim();
  return typed === '' || isSafeLink(typed)
    ? null
    : t`Begin with https://, http://, mailto:, tel: or sms:, or use an app’s link such as whatsapp:`;
}

/** What people type without a scheme becomes an address when they leave the field. */
export function completeAddress(typed: string): string {
  const words = typed.trim();
  if (words === '' || isSafeLink(words)) return words;
  if (/^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i.test(words)) return `mailto:${words}`;
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#:].*)?$/.test(words)) return `https://${words}`;
  return words;
}

interface AddressFieldProps {
  label: string;
  value: string;
  onChange: (next: string) => void;
  placeholder?: string;
  /** Offers the files of the library besides. */
  context?: EditorContext;
}
export const AddressField = steady(function AddressField({
  label,
  value,
  onChange,
  placeholder = 'https://',
  context,
}: AddressFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const enter = useCallback(() => setTyping(true), []);
  const leave = useCallback(() => setTyping(false), []);
  return (
    <TextField
      label={label}
      type="url"
      inputMode="url"
      placeholder={placeholder}
      maxLength={2048}
      value={value}
      rightSection={context && <LinkedFileButton label={label} onChosen={onChange} context={context} />}
      // Not under the hand: half an address is no mistake yet, and a line that comes and goes moves what is clicked.
      error={isTyping ? null : linkFault(completeAddress(value))}
      onFocus={enter}
      onChange={onChange}
      complete={completeAddress}
      onBlur={leave}
    />
  );
});

type LinkChoiceProps = LinkTarget & Omit<LinkFieldProps, 'value'>;

const LinkChoice = steady(function LinkChoice({ label, kind, url, page, onChange, context }: LinkChoiceProps) {
  const pages = context.pages.map((one) => ({ value: one._id, label: one.name }));
  return (
    <Stack gap={6}>
      <SegmentedControl
        aria-label={t`${label}: leads to`}
        fullWidth
        data={[
          { value: 'url', label: t`Address` },
          { value: 'page', label: t`Page here` },
        ]}
        value={kind}
        onChange={(next) => onChange({ kind: next === 'page' ? 'page' : 'url', url, page })}
      />
      {kind === 'url' ? (
        <AddressField
          label={label}
          value={url}
          onChange={(next) => onChange({ kind, url: next, page })}
          context={context}
        />
      ) : (
        <Select
          label={label}
          data={pages}
          value={page || null}
          placeholder={t`Choose a page`}
          onChange={(next) => onChange({ kind, url, page: next ?? '' })}
        />
      )}
      {kind === 'page' && pages.length < 2 && (
        <Text size="xs" c="dimmed">
          <Trans>Add another page first: this template has only one.</Trans>
        </Text>
      )}
    </Stack>
  );
});

/** An address, or a page of this template. */
export function LinkField({ value, ...field }: LinkFieldProps) {
  return <LinkChoice {...field} {...value} />;
}
