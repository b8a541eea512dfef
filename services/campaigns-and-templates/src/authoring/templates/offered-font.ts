import { fontFamilies } from '@linkyard/blocks/schema';
import { fieldRefusal } from '@linkyard/service-kit';

const offered = new Set(['system', ...fontFamilies.map(({ name }) => name.toLowerCase())]);

/**
 * Refuses a font family that pages cannot be set in; a stored one renders in the system's font.
 * @param path    of the field, for the refusal
 * @param stored  what the record has, which may stay
 * @throws DomainError core.invalid_input
 */
export function requireOfferedFont(path: string, font: string | undefined, stored?: string): void {
  if (font === undefined || font === stored || offered.has(font.toLowerCase())) return;
  throw fieldRefusal(path, 'templates.no_such_font', { font });
}
