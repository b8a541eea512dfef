import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, FileButton, Input } from '@mantine/core';
import { IconChevronLeft, IconPhoto, IconUpload, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { refusalOf } from '../../../../shared/api/api-error.js';
import { usePickMedia } from '../../../../shared/media/picker/pick-media.js';
import { useUploadProductImageMutation } from '../../api.js';
import css from '../editor.module.css';

const maxImages = 20;

interface ImageFieldsProps {
  images: readonly string[];
  onChange: (images: string[]) => void;
  error?: ReactNode;
}

/** Pictures of the product: uploaded, or chosen from the library. The first one is the cover. */
export function ImageFields({ images, onChange, error }: ImageFieldsProps) {
  const pick = usePickMedia();
  const [upload, { isLoading }] = useUploadProductImageMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const add = (paths: readonly string[]) => onChange([...new Set([...images, ...paths])].slice(0, maxImages));
  const send = async (files: File[]) => {
    setProblem(null);
    const paths: string[] = [];
    for (const file of files) {
      const body = new FormData();
      body.append('file', file);
      const answer = await upload(body);
      const refusal = refusalOf(answer);
      if (refusal) setProblem(refusal.message);
      else if (answer.data) paths.push(answer.data.file.path);
    }
    add(paths);
  };
  const choose = async () => {
    const media = await pick({ kind: 'picture', most: maxImages - images.length });
    add(media.map(({ file }) => file.path));
  };
  const moveForward = (index: number) =>
    onChange(images.toSpliced(index - 1, 2, images[index] ?? '', images[index - 1] ?? ''));

  return (
    <Input.Wrapper
      label={t`Pictures`}
      labelElement="div"
      description={t`The first one is the cover.`}
      error={problem ?? error}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
    >
      {images.length > 0 && (
        <ul className={css['images']} aria-label={t`Pictures`} style={{ marginBlock: 8 }}>
          {images.map((image, index) => (
            <li key={image} className={css['image']}>
              <img src={image} alt={t`Picture ${index + 1}`} loading="lazy" />
              {index === 0 && (
                <span className={css['cover']}>
                  <Trans>Cover</Trans>
                </span>
              )}
              <span className={css['imageTools']}>
                <ActionIcon
                  variant="default"
                  size={28}
                  disabled={index === 0}
                  aria-label={t`Move picture ${index + 1} forward`}
                  onClick={() => moveForward(index)}
                >
                  <IconChevronLeft size={16} stroke={1.5} data-turns aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="default"
                  size={28}
                  aria-label={t`Remove picture ${index + 1}`}
                  onClick={() => onChange(images.filter((_, at) => at !== index))}
                >
                  <IconX size={16} stroke={1.5} aria-hidden />
                </ActionIcon>
              </span>
            </li>
          ))}
        </ul>
      )}
      {images.length < maxImages && (
        <div className={css['buttons']}>
          <FileButton
            multiple
            accept="image/png,image/jpeg,image/webp,image/gif"
            onChange={(files) => void send(files)}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                loading={isLoading}
                leftSection={<IconUpload size={16} stroke={1.5} aria-hidden />}
              >
                <Trans>Upload pictures</Trans>
              </Button>
            )}
          </FileButton>
          <Button
            variant="default"
            leftSection={<IconPhoto size={16} stroke={1.5} aria-hidden />}
            onClick={() => void choose()}
          >
            <Trans>Choose from the library</Trans>
          </Button>
        </div>
      )}
    </Input.Wrapper>
  );
}
