import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Autocomplete, Button, FileButton, Stack } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { PageHead } from '@linkyard/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DropZone } from '../../../shared/media/upload/DropZone.js';
import { UploadList } from '../../../shared/media/upload/UploadList.js';
import { useSharedPicturesQuery } from '../../../shared/media/shared-pictures/api.js';
import { useSharedUploads } from './use-shared-uploads.js';
import css from './public-images.module.css';

/** Puts up pictures that all creators find in their picker. @source spec 2 "Admin area: /admin/public-upload" */
export function PublicUploadScreen() {
  const [category, setCategory] = useState('');
  const uploads = useSharedUploads(category.trim());
  const known = useSharedPicturesQuery({ listPerPage: 1 }).data?.categories ?? [];
  return (
    <>
      <PageHead
        title={t`Public Upload`}
        purpose={
          <>
            <Trans>
              Pictures for everybody: creators find them under “Shared” when they choose one.{' '}
              <Anchor component={Link} to="/admin/public-images" size="sm">
                <Trans>See what is there</Trans>
              </Anchor>
            </Trans>
          </>
        }
      />
      <Stack gap="md">
        <Autocomplete
          label={t`Category`}
          description={t`Of what you upload from now on. Empty for none.`}
          placeholder={t`Backgrounds`}
          maw={400}
          maxLength={60}
          data={known.map(({ name }) => name)}
          value={category}
          onChange={setCategory}
        />
        <DropZone onFiles={uploads.add} label={t`Drop pictures here to share them`}>
          <div className={css['drop']}>
            <IconPhotoUp size={40} stroke={1.2} aria-hidden />
            <p>
              <Trans>Drop or paste pictures here, several at once.</Trans>
            </p>
            <FileButton multiple accept="image/png,image/jpeg,image/webp,image/gif" onChange={uploads.add}>
              {(props) => (
                <Button {...props}>
                  <Trans>Choose pictures</Trans>
                </Button>
              )}
            </FileButton>
            <p className={css['quiet']}>
              <Trans>PNG, JPG, WebP or GIF, at most 5 MB each.</Trans>
            </p>
          </div>
        </DropZone>
        <UploadList uploads={uploads} />
      </Stack>
    </>
  );
}
