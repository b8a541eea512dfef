import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { TextInLanguage, Words } from './texts-api.js';

interface WordsFieldsProps {
  words: Words;
  placeholders: TextInLanguage['placeholders'];
  errors: Partial<Record<keyof Words, string>>;
  onChange: (part: Partial<Words>) => void;
}

/** Subject and text of a mail, with the placeholders to put into it. */
export function WordsFields({ words, placeholders, errors, onChange }: WordsFieldsProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  /** Where the caret is, in place of what is selected. */
  const insert = (name: string) => {
    const { selectionStart: from, selectionEnd: to } = text.current ?? {
      selectionStart: words.body.length,
      selectionEnd: words.body.length,
    };
    onChange({ body: `${words.body.slice(0, from)}{{${name}}}${words.body.slice(to)}` });
    text.current?.focus();
  };
  const required = placeholders.filter(({ isRequired }) => isRequired).map(({ name }) => `{{${name}}}`);
  const names = required.join(', ');
  return (
    <Stack gap="sm">
      <TextInput
        label={t`Subject`}
        value={words.subject}
        maxLength={200}
        error={errors.subject}
        onChange={({ currentTarget }) => onChange({ subject: currentTarget.value })}
      />
      <Textarea
        ref={text}
        label={t`Text`}
        description={t`An empty line begins a paragraph, # the heading. [words](https://…) is a link, and a button where it stands alone.`}
        autosize
        minRows={8}
        maxRows={24}
        maxLength={10_000}
        value={words.body}
        error={errors.body}
        onChange={({ currentTarget }) => onChange({ body: currentTarget.value })}
      />
      <div role="group" aria-label={t`Placeholders`}>
        <Text size="sm" fw={500}>
          <Trans>Placeholders</Trans>
        </Text>
        <Text size="sm" c="dimmed">
          {names === '' ? (
            <Trans>Each becomes its value when the mail is sent. Press one to put it into the text.</Trans>
          ) : (
            <Trans>
              Each becomes its value when the mail is sent. Press one to put it into the text. The mail needs {names}.
            </Trans>
          )}
        </Text>
        <Group gap="xs" mt="xs">
          {placeholders.map(({ name, example, isRequired }) => (
            <Button
              key={name}
              size="compact-sm"
              variant={isRequired ? 'light' : 'default'}
              title={example}
              onClick={() => insert(name)}
            >
              {`{{${name}}}`}
            </Button>
          ))}
        </Group>
      </div>
    </Stack>
  );
}
