import { t } from '@lingui/core/macro';
import { Textarea, TextInput } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import type { useUiForm } from '@linkyard/ui';
import { useRef } from 'react';
import { EmojiButton } from '../../../shared/emoji/EmojiButton.js';
import { withEmoji } from '../../../shared/emoji/insert-emoji.js';
import type { MessageValues } from './message-values.js';

const longest = { title: 65, body: 240 } as const;

/** Title and text, with emojis where the cursor is. */
export function MessageWords({ form }: { form: ReturnType<typeof useUiForm<MessageValues>>['form'] }) {
  const title = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const { values } = form;
  const insert = (field: keyof typeof longest, emoji: string) => {
    const next = withEmoji(values[field], emoji, field === 'title' ? title.current : body.current);
    if (next.length <= longest[field]) form.setFieldValue(field, next);
  };
  const smile = <IconMoodSmile size={20} stroke={1.5} aria-hidden />;
  return (
    <>
      <TextInput
        ref={title}
        label={t`Title`}
        required
        maxLength={longest.title}
        dir="auto"
        data-autofocus
        description={t`${values.title.length} of 65 characters`}
        rightSection={
          <EmojiButton label={t`Insert an emoji into the title`} onPick={(emoji) => insert('title', emoji)}>
            {smile}
          </EmojiButton>
        }
        {...form.getInputProps('title')}
      />
      <Textarea
        ref={body}
        label={t`Text`}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={longest.body}
        dir="auto"
        description={t`${values.body.length} of 240 characters. Emoji are welcome.`}
        rightSection={
          <EmojiButton label={t`Insert an emoji into the text`} onPick={(emoji) => insert('body', emoji)}>
            {smile}
          </EmojiButton>
        }
        {...form.getInputProps('body')}
      />
    </>
  );
}
