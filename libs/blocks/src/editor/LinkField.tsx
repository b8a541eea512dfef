import { SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { isSafeLink } from '@linkyard/contracts';
import { useState } from 'react';
import type { EditorContext } from './context.js';
import { LinkedFileButton } from './LinkedFileButton.js';

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
  return typed === '' || isSafeLink(typed) ? null : 'Begin with https://, http://, mailto: or tel:';
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
export function AddressField({ label, value, onChange, placeholder = 'https://', context }: AddressFieldProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    <TextInput
      label={label}
      type="url"
      inputMode="url"
      placeholder={placeholder}
      maxLength={2048}
      value={value}
      rightSection={context && <LinkedFileButton label={label} onChosen={onChange} context={context} />}
      // Not under the hand: half an address is no mistake yet, and a line that comes and goes moves what is clicked.
      error={isTyping ? null : linkFault(completeAddress(value))}
      onFocus={() => setTyping(true)}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => {
        setTyping(false);
        const whole = completeAddress(value);
        if (whole !== value) onChange(whole);
      }}
    />
  );
}

/** An address, or a page of this template. */
export function LinkField({ label, value, onChange, context }: LinkFieldProps) {
  const pages = context.pages.map((page) => ({ value: page._id, label: page.name }));
  return (
    <Stack gap={6}>
      <SegmentedControl
        aria-label={`${label}: leads to`}
        fullWidth
        data={[
          { value: 'url', label: 'Address' },
          { value: 'page', label: 'Page here' },
        ]}
        value={value.kind}
        onChange={(kind) => onChange({ ...value, kind: kind === 'page' ? 'page' : 'url' })}
      />
      {value.kind === 'url' ? (
        <AddressField
          label={label}
          value={value.url}
          onChange={(url) => onChange({ ...value, url })}
          context={context}
        />
      ) : (
        <Select
          label={label}
          data={pages}
          value={value.page || null}
          placeholder="Choose a page"
          onChange={(page) => onChange({ ...value, page: page ?? '' })}
        />
      )}
      {value.kind === 'page' && pages.length < 2 && (
        <Text size="xs" c="dimmed">
          Add another page first: this template has only one.
        </Text>
      )}
    </Stack>
  );
}
