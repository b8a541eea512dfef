import { Button, FileButton, Group, Modal, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconUpload } from '@tabler/icons-react';
import { EmptyState, ErrorState } from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf } from '../../../app/api/api-error.js';
import { useEditorUploadMutation } from '../api.js';
import { pictureProblem } from './picture-problem.js';
import { usePictures } from './use-pictures.js';
import css from './media.module.css';

/** The pictures of the library, to choose one from or to put a new one in. @source spec 2 "Media picker popup" */
export function MediaPicker({ onDone }: { onDone: (path: string | null) => void }) {
  const [word, setWord] = useState('');
  const [rested] = useDebouncedValue(word.trim(), 250);
  const pictures = usePictures(rested);
  const [upload, uploading] = useEditorUploadMutation();
  const [problem, setProblem] = useState<string | null>(null);

  const take = async (file: File | null) => {
    if (!file) return;
    const wrong = pictureProblem(file);
    setProblem(wrong);
    if (wrong) return;
    const body = new FormData();
    body.append('type', 'gallery');
    body.append('name', file.name);
    body.append('file', file);
    const answer = await upload(body);
    const refusal = refusalOf(answer);
    if (refusal) setProblem(refusal.message);
    else if (answer.data) onDone(answer.data.file.path);
  };

  return (
    <Modal opened onClose={() => onDone(null)} title="Media Library" size="lg">
      <Group mb={12} gap="xs" wrap="nowrap">
        <TextInput
          type="search"
          aria-label="Search pictures"
          placeholder="Search here"
          style={{ flex: 1 }}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
        />
        <FileButton accept="image/png,image/jpeg" onChange={(file) => void take(file)}>
          {(props) => (
            <Button
              {...props}
              data-autofocus
              loading={uploading.isLoading}
              leftSection={<IconUpload size={18} stroke={1.5} aria-hidden />}
            >
              Upload New
            </Button>
          )}
        </FileButton>
      </Group>
      {problem && (
        <p className={css['problem']} role="alert">
          {problem}
        </p>
      )}
      {pictures.error && <ErrorState failure={pictures.error} retry={pictures.retry} />}
      {!pictures.error && !pictures.isLoading && pictures.list.length === 0 && (
        <EmptyState drawing="templates" text="No media found" hint="Upload a picture, and it is here the next time." />
      )}
      <div className={css['grid']}>
        {pictures.list.map(({ _id, title, alt, file }) => (
          <button key={_id} type="button" className={css['picture']} onClick={() => onDone(file.path)}>
            <img src={file.thumb ?? file.path} alt={alt} loading="lazy" />
            <span>{title}</span>
          </button>
        ))}
        {pictures.isLoading && Array.from({ length: 8 }, (_, index) => <Skeleton key={index} height={132} />)}
      </div>
      {pictures.hasMore && !pictures.isLoading && (
        <Button fullWidth mt={12} variant="default" onClick={pictures.more}>
          Show more
        </Button>
      )}
    </Modal>
  );
}
