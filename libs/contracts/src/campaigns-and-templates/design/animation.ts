import { z } from 'zod';

/** @source spec 9 "Animations" */
export const animationNames = [
  'fadeIn',
  'flipInX',
  'zoomIn',
  'bounce',
  'flash',
  'pulse',
  'rubberBand',
  'shakeX',
  'shakeY',
  'headShake',
  'swing',
  'tada',
  'wobble',
  'jello',
  'heartBeat',
] as const;

/** How a block enters. `isanim` off keeps the chosen name. */
export const animationSchema = z.strictObject({
  animType: z.enum(['none', ...animationNames]).default('none'),
  isanim: z.boolean().default(false),
  /** Milliseconds. */
  delay: z.int().min(0).max(10_000).default(0),
  repeat: z.boolean().default(false),
});
export type Animation = z.infer<typeof animationSchema>;
