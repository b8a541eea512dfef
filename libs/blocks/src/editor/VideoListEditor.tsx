import { Stack, Text } from '@mantine/core';
import { type PlayedType, playerUrl, providers } from '../kit/video/players.js';
import type { VideoContent } from '../kit/video/video-schema.js';
import { recogniseVideo, type VideoType, withScheme } from '../kit/video/video-url.js';
import type { EditorProps } from './context.js';
import { ImageField } from './ImageField.js';
import { ItemList } from './ItemList.js';
import { TextField } from './typing/TextField.js';

const otherNames: Record<Exclude<VideoType, 'unknown'>, string> = {
  youtube: 'a YouTube',
  vimeo: 'a Vimeo',
  tiktok: 'a TikTok',
  instagram: 'an Instagram',
  facebook: 'a Facebook',
};

/** What to say of a pasted address, or null when it is a video of this block or still empty. */
function faultOf(typed: string, type: PlayedType, kinds: string): string | null {
  if (typed.trim() === '') return null;
  const found = recogniseVideo(typed).type;
  if (found === type) return null;
  return found === 'unknown'
    ? `This is not the address of ${kinds}.`
    : `This is ${otherNames[found]} address; this block plays ${providers[type].name}.`;
}

/** A short link or a list works, but only as a link; better said while it can still be changed. */
function remarkOf(typed: string, type: PlayedType): string | undefined {
  const video = recogniseVideo(typed);
  if (video.type !== type || playerUrl(type, video)) return undefined;
  return `Opens ${providers[type].name}. To play it on the page, paste the video’s full address.`;
}

interface VideoListEditorProps extends EditorProps<VideoContent> {
  type: PlayedType;
  placeholder: string;
  /** What can be pasted, as in "This is not the address of …". */
  kinds: string;
}

/** The form of every video block. */
export function VideoListEditor({ value, onChange, context, type, placeholder, kinds }: VideoListEditorProps) {
  return (
    <Stack gap="md">
      <TextField
        label="Title"
        maxLength={200}
        value={value.title}
        onChange={(text) => onChange({ ...value, title: text })}
      />
      <ItemList
        items={value.Video}
        onChange={(Video) => onChange({ ...value, Video })}
        create={() => ({ videoUrl: '', type, text: '', poster: '' })}
        noun="video"
        most={20}
      >
        {(video, change) => (
          <Stack gap="xs">
            <TextField
              label="Address"
              inputMode="url"
              placeholder={placeholder}
              maxLength={2048}
              value={video.videoUrl}
              error={faultOf(video.videoUrl, type, kinds)}
              description={remarkOf(video.videoUrl, type)}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              onChange={(videoUrl) => change({ ...video, videoUrl, type: recogniseVideo(videoUrl).type })}
              complete={withScheme}
            />
            <TextField
              label="Title below"
              maxLength={200}
              value={video.text}
              onChange={(text) => change({ ...video, text })}
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
        Nothing is loaded from {providers[type].name} before a visitor presses play.
      </Text>
    </Stack>
  );
}
