import type { SourceData } from '@linkyard/contracts';
import { useEditorBlockSourcesQuery } from '../api.js';

/** What blocks can show of products, appointments and the like; asked once while the editor is open, undefined until then. */
export const useBlockSources = (): SourceData | undefined => useEditorBlockSourcesQuery({}).data?.sources;
