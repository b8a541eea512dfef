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
        title="Public Upload"
        purpose={
          <>
            Pictures for everybody: creators find them under “Shared” when they choose one.{' '}
            <Anchor component={Link} to="/admin/public-images" size="sm">
              See what is there
            </Anchor>
          </>
        }
      />
      <Stack gap="md">
        <Autocomplete
          label="Category"
          description="Of what you upload from now on. Empty for none."
          placeholder="Backgrounds"
          maw={400}
          maxLength={60}
          data={known.map(({ name }) => name)}
          value={category}
          onChange={setCategory}
        />
        <DropZone onFiles={uploads.add} label="Drop pictures here to share them">
          <div className={css['drop']}>
            <IconPhotoUp size={40} stroke={1.2} aria-hidden />
            <p>Drop or paste pictures here, several at once.</p>
            <FileButton multiple accept="image/png,image/jpeg,image/webp,image/gif" onChange={uploads.add}>
              {(props) => <Button {...props}>Choose pictures</Button>}
            </FileButton>
            <p className={css['quiet']}>PNG, JPG, WebP or GIF, at most 5 MB each.</p>
          </div>
        </DropZone>
        <UploadList uploads={uploads} />
      </Stack>
    </>
  );
}
