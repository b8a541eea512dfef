import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, FileButton, Input, Switch } from '@mantine/core';
import { IconFile, IconFolder, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { refusalOf } from '../../../../shared/api/api-error.js';
import { usePickMedia } from '../../../../shared/media/picker/pick-media.js';
import { sizeText } from '../../../../shared/media/upload/size-text.js';
import { useUploadProductFileMutation } from '../../api.js';
import type { ProductValues } from '../product-values.js';
import css from '../editor.module.css';

type ProductFile = ProductValues['digital']['files'][number];
const maxFiles = 50;

interface FileFieldsProps {
  files: readonly ProductFile[];
  onChange: (files: ProductFile[]) => void;
  error?: ReactNode;
}

/** Files that buyers download, and public previews. */
export function FileFields({ files, onChange, error }: FileFieldsProps) {
  const pick = usePickMedia();
  const [upload, { isLoading }] = useUploadProductFileMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const add = (added: readonly Pick<ProductFile, 'mediaId' | 'name' | 'size'>[]) => {
    const fresh = added.filter(({ mediaId }) => files.every((file) => file.mediaId !== mediaId));
    onChange([...files, ...fresh.map((file) => ({ ...file, version: '', kind: 'main' as const }))].slice(0, maxFiles));
  };
  const send = async (file: File | null) => {
    if (!file) return;
    setProblem(null);
    const body = new FormData();
    body.append('file', file);
    const answer = await upload(body);
    const refusal = refusalOf(answer);
    if (refusal) setProblem(refusal.message);
    else if (answer.data) add([answer.data]);
  };
  const choose = async () => {
    const media = await pick({ kind: 'document', most: maxFiles - files.length });
    add(media.map(({ _id, title, file }) => ({ mediaId: _id, name: title, size: file.size })));
  };

  return (
    <Input.Wrapper label={t`Files`} labelElement="div" error={problem ?? error}>
      {files.length > 0 && (
        <ul className={css['files']} aria-label={t`Files`} style={{ marginBottom: 8 }}>
          {files.map((file) => (
            <li key={file.mediaId} className={css['file']}>
              <IconFile size={20} stroke={1.5} aria-hidden />
              <span className={css['fileName']}>
                <bdi>{file.name}</bdi>
                <small>{sizeText(file.size)}</small>
              </span>
              <Switch
                label={t`Preview`}
                aria-label={t`${file.name} is a preview`}
                checked={file.kind === 'preview'}
                onChange={(event) => {
                  const kind = event.currentTarget.checked ? ('preview' as const) : ('main' as const);
                  onChange(files.map((each) => (each === file ? { ...file, kind } : each)));
                }}
              />
              <ActionIcon
                aria-label={t`Remove ${file.name}`}
                onClick={() => onChange(files.filter((each) => each !== file))}
              >
                <IconTrash size={18} stroke={1.5} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div className={css['buttons']}>
        <FileButton onChange={(file) => void send(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isLoading}
              leftSection={<IconUpload size={16} stroke={1.5} aria-hidden />}
            >
              <Trans>Upload a file</Trans>
            </Button>
          )}
        </FileButton>
        <Button
          variant="default"
          leftSection={<IconFolder size={16} stroke={1.5} aria-hidden />}
          onClick={() => void choose()}
        >
          <Trans>Choose from the library</Trans>
        </Button>
      </div>
    </Input.Wrapper>
  );
}
