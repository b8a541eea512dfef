import { blockOf, parseSection } from '@linkyard/blocks/schema';
import { pageTexts } from '@linkyard/blocks/texts';
import { sectionDataMaxBytes, fieldError } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';

/**
 * Section data as its block wants it: upgraded, sanitised, defaults filled in.
 * @throws sections.unknown_type, sections.too_large with the largest field, sections.invalid with what is wrong and where
 */
export function checkedData(type: string, sectionData: unknown): Record<string, unknown> {
  const parsed = parseSection(type, sectionData);
  if (!parsed.ok)
    throw new DomainError(parsed.reason === 'unknown_block' ? 'sections.unknown_type' : 'sections.invalid', {
      errors: parsed.errors,
    });
  if (!isRecord(parsed.data)) throw new DomainError('sections.invalid');
  if (sizeOf(parsed.data) > sectionDataMaxBytes)
    throw new DomainError('sections.too_large', { errors: [tooLarge(parsed.data)] });
  return parsed.data;
}

const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? '');

/** Names the field that is the largest, because that is the one to shorten. */
function tooLarge(data: Record<string, unknown>) {
  const fields = Object.entries(data).map(([name, value]) => ({ name, bytes: sizeOf(value) }));
  const largest = fields.reduce((most, field) => (field.bytes > most.bytes ? field : most), { name: '', bytes: 0 });
  const kilobytes = Math.ceil(largest.bytes / 1024);
  return fieldError(`sectionData.${largest.name}`, 'sections.field_too_large', {
    kilobytes,
    limit: sectionDataMaxBytes / 1024,
  });
}

/** What a new block begins with. @param language of its page, BCP 47 @throws sections.unknown_type */
export function startingData(type: string, language: string): Record<string, unknown> {
  const block = blockOf(type);
  if (!block) throw new DomainError('sections.unknown_type');
  return checkedData(type, block.createDefault(pageTexts(language)));
}

export const labelOf = (type: string): string => blockOf(type)?.label ?? type;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
