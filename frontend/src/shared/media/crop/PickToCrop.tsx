import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, FileButton } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { DropZone } from '../upload/DropZone.js';
import css from './crop.module.css';

interface PickToCropProps {
  /** Why the last one could not be taken. */
  problem: string | null;
  onFile: (file: File) => void;
}

/** Asks for the picture that is to be cropped. */
export function PickToCrop({ problem, onFile }: PickToCropProps) {
  const take = (file: File | null | undefined) => file && onFile(file);
  return (
    <DropZone onFiles={([file]) => take(file)} label={t`Drop the picture here to crop it`}>
      <div className={css['ask']}>
        <IconPhotoPlus size={40} stroke={1.2} aria-hidden />
        <FileButton accept="image/png,image/jpeg" onChange={take}>
          {(props) => (
            <Button {...props} data-autofocus>
              <Trans>Choose a picture</Trans>
            </Button>
          )}
        </FileButton>
        <p>
          <Trans>PNG, JPG or JPEG, at most 3 MB.</Trans>
        </p>
        <p role="alert" className={css['problem']}>
          {problem}
        </p>
      </div>
    </DropZone>
  );
}
