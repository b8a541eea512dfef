import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { changeOf } from '../../kit/change-of.js';
import { hexColour, imageUrl, paint } from '../../primitives/index.js';

/** A font family's name; the page falls back to a system font of the same metrics. @source spec 9 */
export const fontFamily = z.string().regex(/^[A-Za-z][A-Za-z0-9 -]{0,47}$/, refusedAs('campaigns.not_font'));

/** What a page is painted on. `value` is a hex colour, a gradient, or the address of a picture or video, by `type`. */
export const backgroundSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('solid'),
    value: hexColour,
    overlay: z.number().min(0).max(1).default(0),
    /** Pixels. */
    blur: z.number().min(0).max(40).default(0),
  }),
  z.strictObject({
    type: z.literal('gradient'),
    value: paint,
    overlay: z.number().min(0).max(1).default(0),
    blur: z.number().min(0).max(40).default(0),
  }),
  z.strictObject({
    type: z.literal('image'),
    value: imageUrl,
    overlay: z.number().min(0).max(1).default(0),
    blur: z.number().min(0).max(40).default(0),
  }),
  z.strictObject({
    type: z.literal('video'),
    value: imageUrl,
    /** The picture shown until the video plays, and instead of it where no motion or little data is wanted. */
    poster: imageUrl.nullable().default(null),
    overlay: z.number().min(0).max(1).default(0),
    blur: z.number().min(0).max(40).default(0),
  }),
]);
export type Background = z.infer<typeof backgroundSchema>;

export const buttonShapes = ['rounded', 'pill', 'square', 'soft'] as const;
export const buttonFills = ['solid', 'outline', 'soft', 'glass'] as const;
export const buttonShadows = ['none', 'soft', 'hard'] as const;
export const pageLayouts = ['classic', 'cover', 'split', 'card', 'magazine', 'poster'] as const;

/** The look of a whole template. `themeSchema.parse({})` is the default theme. @source models.md 3 "Template" */
export const themeSchema = z.strictObject({
  primaryColor: hexColour.default('#ffffff'),
  secondaryColor: hexColour.default('#000000'),
  titleColor: hexColour.default('#111111'),
  textColor: hexColour.default('#333333'),
  font: fontFamily.default('Outfit'),
  background: backgroundSchema.default({ type: 'solid', value: '#ffffff', overlay: 0, blur: 0 }),
  button: z
    .strictObject({
      shape: z.enum(buttonShapes).default('rounded'),
      fill: z.enum(buttonFills).default('solid'),
      shadow: z.enum(buttonShadows).default('none'),
    })
    .default({ shape: 'rounded', fill: 'solid', shadow: 'none' }),
  /** Pixels. */
  radius: z.number().min(0).max(64).default(12),
  /** Pixels. */
  maxWidth: z.int().min(320).max(1280).default(580),
  /** Visitors whose device is set to dark see the theme by night; one that is dark already stays as it is. */
  darkMode: z.boolean().default(false),
  /** How the profile is laid out and how the page breathes. */
  layout: z.enum(pageLayouts).default('classic'),
});
export type Theme = z.infer<typeof themeSchema>;
/** `background` is sent whole: what it takes depends on its type. */
export const themeChange = changeOf(themeSchema).extend({
  button: changeOf(themeSchema.shape.button.unwrap()).optional(),
});
export type ThemeChange = z.infer<typeof themeChange>;
/** A theme as sent: what is absent is the default. */
export type ThemeInput = z.input<typeof themeSchema>;
