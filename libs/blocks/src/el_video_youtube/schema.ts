import { z } from 'zod';
import { optionalImage, optionalLink, text } from '../kit/fields.js';
import { recogniseVideo, withScheme } from './video-url.js';

const video = z
  .object({
    videoUrl: z.string().max(2048).transform(withScheme).pipe(optionalLink.unwrap()).default(''),
    /** Follows from the address; what is sent is not believed. */
    type: z.string().max(20).default('youtube'),
    text: text(200),
    /** Own still picture; the provider's would be fetched from the provider before anybody asked for the video. */
    poster: optionalImage,
  })
  .transform((entry) => ({ ...entry, type: recogniseVideo(entry.videoUrl).type }));

/** @source spec 3 el_video_youtube */
export const youtubeSchema = z.object({
  title: text(200),
  Video: z.array(video).max(20).default([]),
});
export type YoutubeContent = z.output<typeof youtubeSchema>;
export type YoutubeVideo = YoutubeContent['Video'][number];
