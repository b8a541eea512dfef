import { z } from 'zod';
import { line, onOff } from '../../primitives/index.js';
import { animationSchema, audienceChange, sectionStyleSchema } from '../design/index.js';
import { blockCode, sectionData } from './section-view.js';

/** A block as the editor hands over several at once: its content whole, its place given by the list. */
export const sectionDraft = z.strictObject({
  type: blockCode,
  title: line(160),
  sectionData,
  style: sectionStyleSchema,
  animation: animationSchema,
  status: onOff,
  ...audienceChange,
});
/** So many blocks travel in one call. */
export const sectionsPerCall = 50;
/** Bytes of a call that carries several. */
export const sectionsCallMaxBytes = 4 * 1024 * 1024;
