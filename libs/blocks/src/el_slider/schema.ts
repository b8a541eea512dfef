import { z } from 'zod';
import { optionalImage, optionalLink, text } from '../kit/fields.js';

export const sliderStyles = ['fade', 'slide'] as const;

/** @source spec 3 el_slider */
export const schema = z.object({
  title: text(200),
  sectionArray: z
    .array(
      z.object({
        image: optionalImage,
        title: text(200),
        text: text(1000),
        link: optionalLink,
        btnText: text(80),
      }),
    )
    .max(30)
    .default([]),
  autoplay: z.boolean().default(false),
  /** How long each slide stays when it plays by itself. */
  seconds: z.int().min(3).max(30).default(6),
  style: z.enum(sliderStyles).default('fade'),
});
export type SliderContent = z.output<typeof schema>;
export type Slide = SliderContent['sectionArray'][number];
