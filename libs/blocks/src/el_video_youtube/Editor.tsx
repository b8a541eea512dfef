import { Stack, Text, TextInput } from '@mantine/core';
import type { EditorProps } from '../editor/context.js';
import { ImageField } from '../editor/ImageField.js';
import { ItemList } from '../editor/ItemList.js';
import type { YoutubeContent } from './schema.js';
import { recogniseVideo, withScheme } from './video-url.js';

const providers = {
  vimeo: 'a Vimeo',
  tiktok: 'a TikTok',
  instagram: 'an Instagram',
  facebook: 'a Facebook',
} as const;

/** What to say of a pasted address, or null when it is a YouTube video or still empty. */
function fault(typed: string): string | null {
  if (typed.trim() === '') return null;
  const { type } = recogniseVideo(typed);
  if (type === 'youtube') return null;
  return type === 'unknown'
    ? 'This is not the address of a YouTube video, Short, live stream or playlist.'
    : `This is ${providers[type]} address; this block plays YouTube.`;
}

export function Editor({ value, onChange, context }: EditorProps<YoutubeContent>) {
  return (
    <Stack gap="md">
      <TextInput
        label="Title"
        maxLength={200}
        value={value.title}
        onChange={(event) => onChange({ ...value, title: event.currentTarget.value })}
      />
      <ItemList
        items={value.Video}
        onChange={(Video) => onChange({ ...value, Video })}
        create={() => ({ videoUrl: '', type: 'youtube' as const, text: '', poster: '' })}
        noun="video"
        most={20}
      >
        {(video, change) => (
          <Stack gap="xs">
            <TextInput
              label="Address"
              inputMode="url"
              placeholder="https://youtu.be/…"
              maxLength={2048}
              value={video.videoUrl}
              error={fault(video.videoUrl)}
              onChange={(event) =>
                change({
                  ...video,
                  videoUrl: event.currentTarget.value,
                  type: recogniseVideo(event.currentTarget.value).type,
                })
              }
              onBlur={() => change({ ...video, videoUrl: withScheme(video.videoUrl) })}
            />
            <TextInput
              label="Title below"
              maxLength={200}
              value={video.text}
              onChange={(event) => change({ ...video, text: event.currentTarget.value })}
            />
            <ImageField
              label="Still picture"
              context={context}
              value={video.poster}
              onChange={(poster) => change({ ...video, poster })}
            />
          </Stack>
        )}
      </ItemList>
      <Text size="xs" c="dimmed">
        Nothing is loaded from YouTube before a visitor presses play.
      </Text>
    </Stack>
  );
}
