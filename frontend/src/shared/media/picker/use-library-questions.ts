import type { EditorContext } from '@linkyard/blocks/editor';
import { toast } from '@linkyard/ui';
import { useCallback, useMemo } from 'react';
import { refusalOf } from '../../api/api-error.js';
import { posterOf } from '../poster-of.js';
import { useShareDocumentMutation } from './api.js';
import { usePickMedia } from './pick-media.js';

/** The questions a block's form may ask of the media library. */
export function useLibraryQuestions(): Pick<EditorContext, 'pickImage' | 'pickImages' | 'pickFile'> {
  const pick = usePickMedia();
  const sharedPath = useSharedPath();
  return useMemo(
    () => ({
      pickImage: async () => (await pick({ kind: 'picture' }))[0]?.file.path ?? null,
      pickImages: async (most) => {
        const chosen = await pick({ kind: 'picture', most });
        return chosen.map(({ file, alt }) => ({ path: file.path, alt }));
      },
      pickFile: async (kind) => {
        const [chosen] = await pick({ kind });
        if (!chosen) return null;
        const path = kind === 'document' ? await sharedPath(chosen._id) : chosen.file.path;
        return path === null ? null : { path, title: chosen.title, thumb: posterOf(chosen.file) };
      },
    }),
    [pick, sharedPath],
  );
}

/** A document becomes public when it is put on a page. @returns its lasting path, null when that was refused */
function useSharedPath(): (id: string) => Promise<string | null> {
  const [share] = useShareDocumentMutation();
  return useCallback(
    async (id) => {
      const answer = await share({ ids: [id], patch: { visibility: 'public' } });
      const refusal = refusalOf(answer);
      if (refusal) toast.error(refusal.message);
      return answer.data?.media[0]?.file.path ?? null;
    },
    [share],
  );
}
