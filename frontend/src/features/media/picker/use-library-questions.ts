import type { EditorContext } from '@linkyard/blocks/editor';
import { useMemo } from 'react';
import { posterOf } from '../poster-of.js';
import { usePickMedia } from './pick-media.js';

/** The questions a block's form may ask of the media library. */
export function useLibraryQuestions(): Pick<EditorContext, 'pickImage' | 'pickImages' | 'pickFile'> {
  const pick = usePickMedia();
  return useMemo(
    () => ({
      pickImage: async () => (await pick({ kind: 'picture' }))[0]?.file.path ?? null,
      pickImages: async (most) => {
        const chosen = await pick({ kind: 'picture', most });
        return chosen.map(({ file, alt }) => ({ path: file.path, alt }));
      },
      pickFile: async (kind) => {
        const [chosen] = await pick({ kind });
        return chosen ? { path: chosen.file.path, title: chosen.title, thumb: posterOf(chosen.file) } : null;
      },
    }),
    [pick],
  );
}
