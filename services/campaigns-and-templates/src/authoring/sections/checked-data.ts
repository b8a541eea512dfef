import { blockOf, parseSection } from '@linkyard/blocks/schema';
import { sectionDataMaxBytes } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';

/**
 * Section data as its block wants it: upgraded, sanitised, defaults filled in.
 * @throws sections.unknown_type, sections.too_large, sections.invalid with what is wrong and where
 */
export function checkedData(type: string, sectionData: unknown): Record<string, unknown> {
  const parsed = parseSection(type, sectionData);
  if (!parsed.ok)
    throw new DomainError(parsed.reason === 'unknown_block' ? 'sections.unknown_type' : 'sections.invalid', {
      errors: parsed.errors,
    });
  if (!isRecord(parsed.data)) throw new DomainError('sections.invalid');
  if (Buffer.byteLength(JSON.stringify(parsed.data)) > sectionDataMaxBytes) throw new DomainError('sections.too_large');
  return parsed.data;
}

/** What a new block begins with. @throws sections.unknown_type */
export function startingData(type: string): Record<string, unknown> {
  const block = blockOf(type);
  if (!block) throw new DomainError('sections.unknown_type');
  return checkedData(type, block.createDefault());
}

export const labelOf = (type: string): string => blockOf(type)?.label ?? type;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
