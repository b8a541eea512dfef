import { t } from '@lingui/core/macro';
import { Button, Group, PasswordInput, type PasswordInputProps } from '@mantine/core';
import type { KeyView, ProviderName } from '@linkyard/contracts';
import type { ReactNode } from 'react';
import { keyWords } from './provider-values.js';
import { ProviderTestButton } from './ProviderTestButton.js';
import css from './admin-settings.module.css';

interface KeyFieldProps {
  provider: ProviderName;
  label: string;
  help: ReactNode;
  view: KeyView;
  /** It will be cleared by the next save. */
  isCleared: boolean;
  onClear: (cleared: boolean) => void;
  /** Something is not saved yet: then a test would be of the old key. */
  isChanged: boolean;
  /** The value of the new one, and how it is changed. */
  field: PasswordInputProps;
}

/** One key: what is known of it, a new one, a test, and the way to be rid of it. The stored key itself never comes here. */
export function KeyField({ provider, label, help, view, isCleared, onClear, isChanged, field }: KeyFieldProps) {
  const hasOwn = view.from === 'settings';
  return (
    <div>
      <PasswordInput
        label={label}
        description={isCleared ? t`Will be cleared when you save.` : help}
        placeholder={isCleared ? t`Cleared` : keyWords(view)}
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        dir="ltr"
        {...field}
      />
      <Group gap="xs" mt={8} className={css['acts'] ?? ''}>
        <ProviderTestButton
          key={`${view.from} ${view.ending}`}
          provider={provider}
          label={label}
          isChanged={isChanged}
        />
        {hasOwn && (
          <Button
            variant="subtle"
            color="gray"
            aria-label={`${isCleared ? t`Keep` : t`Clear`}: ${label}`}
            onClick={() => onClear(!isCleared)}
          >
            {isCleared ? t`Keep it` : t`Clear`}
          </Button>
        )}
      </Group>
    </div>
  );
}
