import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, FileButton } from '@mantine/core';
import { EmptyState } from '@linkyard/ui';

interface LibraryEmptyProps {
  why: 'empty' | 'narrowed' | 'deleted';
  onClear: () => void;
  onFiles: (files: File[]) => void;
}

/** @source spec 2 "Empty: 'No Media Found'" */
export function LibraryEmpty({ why, onClear, onFiles }: LibraryEmptyProps) {
  return (
    <>
      {why === 'narrowed' && (
        <EmptyState
          drawing="search"
          text={t`No Media Found`}
          hint={t`Nothing matches this search.`}
          action={
            <Button variant="default" onClick={onClear}>
              <Trans>Clear search and filters</Trans>
            </Button>
          }
        />
      )}
      {why === 'deleted' && (
        <EmptyState
          drawing="media"
          text={t`No Media Found`}
          hint={t`What you delete stays here for 7 days.`}
          action={
            <Button variant="default" onClick={onClear}>
              <Trans>Back to all files</Trans>
            </Button>
          }
        />
      )}
      {why === 'empty' && (
        <EmptyState
          drawing="media"
          text={t`No Media Found`}
          hint={t`Pictures, documents, sound and video for your pages are kept here. Drop files anywhere on this screen, or paste them.`}
          action={
            <FileButton multiple onChange={onFiles}>
              {(props) => (
                <Button {...props}>
                  <Trans>Upload your first file</Trans>
                </Button>
              )}
            </FileButton>
          }
        />
      )}
    </>
  );
}
