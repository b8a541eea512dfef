import { Button, FileButton } from '@mantine/core';
import { EmptyState } from '@linkyard/ui';
import css from './library.module.css';

interface LibraryEmptyProps {
  why: 'empty' | 'narrowed' | 'deleted';
  onClear: () => void;
  onFiles: (files: File[]) => void;
}

/** @source spec 2 "Empty: 'No Media Found'" */
export function LibraryEmpty({ why, onClear, onFiles }: LibraryEmptyProps) {
  return (
    <div className={css['empty']}>
      {why === 'narrowed' && (
        <EmptyState
          drawing="search"
          text="No Media Found"
          hint="Nothing matches this search."
          action={
            <Button variant="default" onClick={onClear}>
              Clear search and filters
            </Button>
          }
        />
      )}
      {why === 'deleted' && (
        <EmptyState
          drawing="media"
          text="No Media Found"
          hint="What you delete stays here for 7 days."
          action={
            <Button variant="default" onClick={onClear}>
              Back to all files
            </Button>
          }
        />
      )}
      {why === 'empty' && (
        <EmptyState
          drawing="media"
          text="No Media Found"
          hint="Pictures, documents, sound and video for your pages are kept here. Drop files anywhere on this screen, or paste them."
          action={
            <FileButton multiple onChange={onFiles}>
              {(props) => <Button {...props}>Upload your first file</Button>}
            </FileButton>
          }
        />
      )}
    </div>
  );
}
