import type { SourceKind } from '@linkyard/contracts';
import { readData } from '../kit/define-block.js';
import { newestShown } from '../kit/sources.js';
import type { SectionModel } from '../kit/types.js';
import { blockOf } from './index.js';

/** What sections want of one kind. */
export interface SourceNeed {
  ids: string[];
  /** How many of the newest. */
  newest: number;
  sectionIds: string[];
}

/** Everything these sections need from elsewhere, so that it can be asked for in one go. @source ADR 0009 */
export function sourceNeeds(
  sections: readonly Pick<SectionModel, '_id' | 'type' | 'sectionData'>[],
): Map<SourceKind, SourceNeed> {
  const needs = new Map<SourceKind, SourceNeed>();
  for (const { _id, type, sectionData } of sections) {
    const block = blockOf(type);
    if (!block?.source) continue;
    const data = readData(block, sectionData);
    if (data === null) continue;
    const wanted = block.wants ? block.wants(data) : [];
    if (wanted === null) continue;
    const need = needs.get(block.source) ?? { ids: [], newest: 0, sectionIds: [] };
    needs.set(block.source, {
      ids: [...new Set([...need.ids, ...wanted])],
      newest: wanted.length === 0 ? newestShown : need.newest,
      sectionIds: [...need.sectionIds, _id],
    });
  }
  return needs;
}
