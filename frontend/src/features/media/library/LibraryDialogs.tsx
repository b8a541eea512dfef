import type { MediaView } from '@linkyard/contracts';
import { DeleteDialog } from './bulk/DeleteDialog.js';
import { MoveDialog } from './bulk/MoveDialog.js';
import { TagDialog } from './bulk/TagDialog.js';
import type { useLibraryActs } from './use-library-acts.js';

/** A question about files that is open. */
export interface LibraryQuestion {
  what: 'move' | 'tag' | 'delete';
  media: readonly MediaView[];
}

interface LibraryDialogsProps {
  question: LibraryQuestion | null;
  acts: ReturnType<typeof useLibraryActs>;
  onClose: () => void;
  onDone: () => void;
  onDeleted: () => void;
}

export function LibraryDialogs({ question, acts, onClose, onDone, onDeleted }: LibraryDialogsProps) {
  const of = (what: LibraryQuestion['what']) => (question?.what === what ? question.media : null);
  return (
    <>
      <MoveDialog media={of('move')} acts={acts} onClose={onClose} onDone={onDone} />
      <TagDialog media={of('tag')} acts={acts} onClose={onClose} onDone={onDone} />
      <DeleteDialog media={of('delete')} acts={acts} onClose={onClose} onDone={onDeleted} />
    </>
  );
}
