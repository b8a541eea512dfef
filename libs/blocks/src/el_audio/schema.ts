import { z } from 'zod';
import { refusedAs } from '@linkyard/contracts';
import { optionalImage, text } from '../kit/fields.js';

/** A page is served over https and plays nothing else; our own files have no scheme. */
const sound = optionalImage.refine((src) => !/^http:/i.test(src), refusedAs('core.not_secure_address'));

/** @source spec 3 el_audio */
export const schema = z.object({
  title: text(200),
  audios: z
    .array(
      z.object({
        title: text(200),
        description: text(500),
        /** The sound file itself. */
        src: sound,
      }),
    )
    .max(50)
    .default([]),
});
export type AudioContent = z.output<typeof schema>;
export type AudioEntry = AudioContent['audios'][number];
