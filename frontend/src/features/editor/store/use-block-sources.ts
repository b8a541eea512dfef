import type { SourceData } from '@linkyard/contracts';
import { useEditorBlockSourcesQuery } from '../api.js';

const none: readonly string[] = [];

/** Blocks that are switched off here, by code. */
export const useBlocksOff = (): readonly string[] => useEditorBlockSourcesQuery({}).data?.off ?? none;

/** What blocks can show of products, appointments and the like; asked once while the editor is open, undefined until then. */
export const useBlockSources = (): SourceData | undefined => useEditorBlockSourcesQuery({}).data?.sources;
