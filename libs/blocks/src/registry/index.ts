import { fieldErrors, fieldError, type FieldError } from '@linkyard/contracts';
import type { z } from 'zod';
import { type AnyBlock, readData, type ShownDuring, upgradeData } from '../kit/define-block.js';
import { definitions } from './definitions.gen.js';

export type BlockCode = keyof typeof definitions;

/** Every block there is, by code. */
export const blockDefinitions: Record<string, AnyBlock> = { ...definitions };
/** Data schema of every block, by code. */
export const blockSchemas: Record<string, z.ZodType> = Object.fromEntries(
  Object.entries(blockDefinitions).map(([code, block]) => [code, block.schema]),
);

/** The block of a code; undefined for an unknown one, `__proto__` and its like included. */
export function blockOf(code: string): AnyBlock | undefined {
  return Object.hasOwn(blockDefinitions, code) ? blockDefinitions[code] : undefined;
}

export type ParsedSection =
  { ok: true; data: unknown } | { ok: false; reason: 'unknown_block' | 'invalid'; errors: FieldError[] };

/** Strict check of a section's data on save: upgraded, sanitised, defaults filled in, or what is wrong and where. */
export function parseSection(type: string, sectionData: unknown): ParsedSection {
  const block = blockOf(type);
  if (!block) {
    return { ok: false, reason: 'unknown_block', errors: [fieldError('type', 'sections.no_such_block')] };
  }
  const result = block.schema.safeParse(upgradeData(block, sectionData));
  if (result.success) return { ok: true, data: result.data };
  const errors = fieldErrors(result.error).map((error) => ({
    ...error,
    path: error.path === '' ? 'sectionData' : `sectionData.${error.path}`,
  }));
  return { ok: false, reason: 'invalid', errors };
}

/** Stored data in today's shape, broken fields replaced by their defaults; null when nothing of it can be used. */
export function upgradeSection(type: string, sectionData: unknown): unknown {
  const block = blockOf(type);
  return block ? readData(block, sectionData) : null;
}

/** Whether a title is only the English name of a block, which no creator chose. */
export const isBlockLabel = (title: string): boolean =>
  Object.values(blockDefinitions).some(({ label }) => label === title);

/** What a link of a section is called by its block; undefined where the section's title says it. */
export function linkName(type: string, sectionData: unknown, target: string): string | undefined {
  const block = blockOf(type);
  const data = block?.linkName ? readData(block, sectionData) : null;
  return data === null ? undefined : block?.linkName?.(data, target);
}

/** When a section's own block lets it be shown; always, where the block says nothing of it. */
export function shownDuring(type: string, sectionData: unknown): ShownDuring {
  const block = blockOf(type);
  const data = block ? readData(block, sectionData) : null;
  return (data !== null && block?.shownDuring?.(data)) || { from: null, until: null };
}
