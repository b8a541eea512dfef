import { t } from '@lingui/core/macro';
import { parseSection, upgradeSection } from '@linkyard/blocks/schema';
import { reasonText } from '@linkyard/ui/reason-text';
import type { SectionPart } from '../document/document.js';
import type { Problem } from '../sync/operation.js';

const isData = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a block's form hands over, if it is an object as it should be. */
export const dataOf = (value: unknown): Record<string, unknown> | null => (isData(value) ? value : null);

/** What the block finds wrong with its data, in the words the server would use; null when it takes it. */
export function checkSection({ type, sectionData }: SectionPart): Problem | null {
  const parsed = parseSection(type, sectionData);
  // A block this version does not know is not ours to judge.
  if (parsed.ok || parsed.reason === 'unknown_block') return null;
  const errors = parsed.errors.map(({ path, ...reason }) => ({ path, message: reasonText(reason) }));
  return { message: t`Please check this block: something in it is not valid.`, errors };
}

/** The section as the server would store it: trimmed, sanitised, defaults filled in. */
export function normaliseSection(section: SectionPart): SectionPart {
  const data = upgradeSection(section.type, section.sectionData);
  return isData(data) ? { ...section, sectionData: data } : section;
}
