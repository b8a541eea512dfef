import { Trans } from '@lingui/react/macro';
import { Button, FileButton } from '@mantine/core';
import { IconFileUpload, IconPhotoUp } from '@tabler/icons-react';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Two ways in, several files at once. @source spec 2 "Media library page" */
export function UploadButtons({ onFiles }: { onFiles: (files: File[]) => void }) {
  return (
    <>
      <FileButton multiple onChange={onFiles}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconFileUpload {...icon} />}>
            <Trans>Upload document</Trans>
          </Button>
        )}
      </FileButton>
      <FileButton multiple accept="image/*" onChange={onFiles}>
        {(props) => (
          <Button {...props} leftSection={<IconPhotoUp {...icon} />}>
            <Trans>Upload image</Trans>
          </Button>
        )}
      </FileButton>
    </>
  );
}
