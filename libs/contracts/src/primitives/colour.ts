import { z } from 'zod';
import { refusedAs } from '../errors/reasons.js';
import { hexColour } from './text.js';

const hex = '#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3})';
const percent = '(?:100|\\d{1,2}(?:\\.\\d{1,2})?)%';
const stops = `${hex}(?: ${percent})?(?:, ?${hex}(?: ${percent})?){1,9}`;
const angle = '(?:360|3[0-5]\\d|[12]\\d\\d|\\d{1,2})deg';
const place = `(?:center|top|bottom|left|right|${percent} ${percent})`;
const linear = `linear-gradient\\((?:${angle}, ?)?${stops}\\)`;
const radial = `radial-gradient\\((?:(?:circle|ellipse)(?: at ${place})?, ?)?${stops}\\)`;

/**
 * The gradient text the colour picker writes: `linear-gradient(90deg, #8EC5FC 0%, #E0C3FC 100%)` or `radial-gradient(circle, …)`,
 * 2 to 10 hex stops, angle 0-360. Nothing else of CSS can pass, so the value is safe to place into a style sheet.
 * @source spec 3 "Gradient", spec 2 "Colour picker"
 */
export const gradientText = z
  .string()
  .trim()
  .max(400)
  .regex(new RegExp(`^(?:${linear}|${radial})$`), refusedAs('core.not_gradient'));

/** A solid hex colour or a gradient: what a background may be painted with. */
export const paint = z.union([hexColour, gradientText], { error: refusedAs('core.not_paint') });
