import { t } from '@lingui/core/macro';
import type { EditorProps } from '../editor/context.js';
import { VideoListEditor } from '../editor/VideoListEditor.js';
import type { VideoContent } from '../kit/video/video-schema.js';

export function Editor(props: EditorProps<VideoContent>) {
  return (
    <VideoListEditor
      {...props}
      type="youtube"
      placeholder="https://youtu.be/…"
      kinds={t`a YouTube video, Short, live stream or playlist`}
    />
  );
}
