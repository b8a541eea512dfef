import { z } from 'zod';
import { hexColour, paint } from '../../primitives/index.js';
import { fontFamily } from './theme.js';

const pixels = (max: number) => z.number().min(0).max(max);

export const fontWeights = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
export const borderStyles = ['none', 'solid', 'dashed', 'dotted', 'double'] as const;
export const shadowSizes = ['none', 'sm', 'md', 'lg'] as const;
export const alignments = ['left', 'center', 'right'] as const;

/** One block's own look. What is absent comes from the theme. Lengths are pixels. @source models.md 3 "Section" */
export const sectionStyleSchema = z.strictObject({
  colors: z
    .strictObject({
      text: hexColour.optional(),
      background: paint.optional(),
      border: hexColour.optional(),
      accent: hexColour.optional(),
    })
    .optional(),
  font: fontFamily.optional(),
  size: z.number().min(8).max(120).optional(),
  weight: z.literal(fontWeights).optional(),
  radius: pixels(64).optional(),
  align: z.enum(alignments).optional(),
  padding: z.strictObject({ x: pixels(160).optional(), y: pixels(160).optional() }).optional(),
  margin: z.strictObject({ top: pixels(240).optional(), bottom: pixels(240).optional() }).optional(),
  border: z
    .strictObject({
      width: pixels(20).optional(),
      style: z.enum(borderStyles).optional(),
      color: hexColour.optional(),
    })
    .optional(),
  shadow: z.enum(shadowSizes).optional(),
});
export type SectionStyle = z.infer<typeof sectionStyleSchema>;
