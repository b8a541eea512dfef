import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, FileButton } from '@mantine/core';
import type { MediaView } from '@linkyard/contracts';
import { SearchField } from '@linkyard/ui';
import { IconCrop, IconUpload } from '@tabler/icons-react';
import type { CropSource } from '../crop/CropPanel.js';
import { acceptOf, nounOf } from './kind-words.js';
import css from './picker.module.css';

interface LibraryToolsProps {
  kind: MediaView['kind'];
  /** What is searched for. */
  word: string;
  onSearch: (word: string) => void;
  onFiles: (files: File[]) => void;
  /** Null where there is nothing to crop. */
  onCrop: ((source: CropSource | 'ask') => void) | null;
}

/** What stands above the files: a search, and the ways to put more in. */
export function LibraryTools({ kind, word, onSearch, onFiles, onCrop }: LibraryToolsProps) {
  return (
    <div className={css['tools']}>
      <SearchField
        label={t`Search ${nounOf(kind).many}`}
        placeholder={t`Search here`}
        value={word}
        onSearch={onSearch}
      />
      {onCrop && (
        <Button
          variant="default"
          leftSection={<IconCrop size={18} stroke={1.5} aria-hidden />}
          onClick={() => onCrop('ask')}
        >
          <Trans>Crop</Trans>
        </Button>
      )}
      <FileButton multiple accept={acceptOf(kind)} onChange={onFiles}>
        {(props) => (
          <Button {...props} data-autofocus leftSection={<IconUpload size={18} stroke={1.5} aria-hidden />}>
            <Trans>Upload New</Trans>
          </Button>
        )}
      </FileButton>
    </div>
  );
}
