import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { perLanguage } from '@linkyard/ui/language';
import { type PlayedType, playerUrl, providers } from '../kit/video/players.js';
import type { VideoContent } from '../kit/video/video-schema.js';
import { recogniseVideo, type VideoType, withScheme } from '../kit/video/video-url.js';
import type { EditorProps } from './context.js';
import { ImageField } from './ImageField.js';
import { ItemList } from './ItemList.js';
import { TextField } from './typing/TextField.js';

const otherKinds: () => Record<Exclude<VideoType, 'unknown'>, string> = perLanguage(() => ({
  youtube: t`This is a YouTube address`,
  vimeo: t`This is a Vimeo address`,
  tiktok: t`This is a TikTok address`,
  instagram: t`This is an Instagram address`,
  facebook: t`This is a Facebook address`,
}));

/** What to say of a pasted address, or null when it is a video of this block or still empty. */
function faultOf(typed: string, type: PlayedType, kinds: string): string | null {
  if (typed.trim() === '') return null;
  const found = recogniseVideo(typed).type;
  if (found === type) return null;
  if (found === 'unknown') return t`This is not the address of ${kinds}.`;
  const [other, provider] = [otherKinds()[found], providers[type].name];
  return t`${other}; this block plays ${provider}.`;
}

/** A short link or a list works, but only as a link; better said while it can still be changed. */
function remarkOf(typed: string, type: PlayedType): string | undefined {
  const video = recogniseVideo(typed);
  if (video.type !== type || playerUrl(type, video)) return undefined;
  const { name } = providers[type];
  return t`Opens ${name}. To play it on the page, paste the video’s full address.`;
}

interface VideoListEditorProps extends EditorProps<VideoContent> {
  type: PlayedType;
  placeholder: string;
  /** What can be pasted, as in "This is not the address of …". */
  kinds: string;
}

/** The form of every video block. */
export function VideoListEditor({ value, onChange, context, type, placeholder, kinds }: VideoListEditorProps) {
  const provider = providers[type].name;
  return (
    <Stack gap="md">
      <TextField
        label={t`Title`}
        maxLength={200}
        value={value.title}
        onChange={(text) => onChange({ ...value, title: text })}
      />
      <ItemList
        items={value.Video}
        onChange={(Video) => onChange({ ...value, Video })}
        create={() => ({ videoUrl: '', type, text: '', poster: '' })}
        noun={t`video`}
        most={20}
      >
        {(video, change) => (
          <Stack gap="xs">
            <TextField
              label={t`Address`}
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
              label={t`Title below`}
              maxLength={200}
              value={video.text}
              onChange={(text) => change({ ...video, text })}
            />
            <ImageField
              label={t`Still picture`}
              context={context}
              value={video.poster}
              onChange={(poster) => change({ ...video, poster })}
            />
          </Stack>
        )}
      </ItemList>
      <Text size="xs" c="dimmed">
        <Trans>Nothing is loaded from {provider} before a visitor presses play.</Trans>
      </Text>
    </Stack>
  );
}
