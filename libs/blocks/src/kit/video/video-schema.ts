import { z } from 'zod';
import { optionalImage, optionalLink, text } from '../fields.js';
import type { PlayedType } from './players.js';
import { recogniseVideo, withScheme } from './video-url.js';

/** Data of a block that plays videos of one provider. @source spec 3 el_video_* */
export function videoSchema(type: PlayedType) {
  const video = z
    .object({
      videoUrl: z.string().max(2048).transform(withScheme).pipe(optionalLink.unwrap()).default(''),
      /** Follows from the address; what is sent is not believed. */
      type: z.string().max(20).default(type),
      text: text(200),
      /** Own poster image; the provider's would cause a request to the provider before the visitor asked for the video. */
      poster: optionalImage,
    })
    .transform((entry) => ({ ...entry, type: recogniseVideo(entry.videoUrl).type }));
  return z.object({ title: text(200), Video: z.array(video).max(20).default([]) });
}
export type VideoContent = z.output<ReturnType<typeof videoSchema>>;
export type VideoEntry = VideoContent['Video'][number];
