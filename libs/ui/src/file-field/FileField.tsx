import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Input } from '@mantine/core';
import { IconFile, IconUpload } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import css from './FileField.module.css';

export interface PickedFile {
  id: string;
  name: string;
  /** '2.4 MB', 'PNG': a quieter second line. */
  hint?: string;
  /** A small picture of it. */
  previewUrl?: string;
}

interface FileFieldProps {
  label: string;
  value: PickedFile | null;
  onChange: (file: PickedFile | null) => void;
  /** Opens the app's media picker; resolves to what was picked, or null when it was closed. */
  pick: () => Promise<PickedFile | null>;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** One file of the library, picked by the app's own picker. */
export function FileField({ label, value, onChange, pick, disabled = false, ...field }: FileFieldProps) {
  const id = useId();
  const [picking, setPicking] = useState(false);
  const choose = async () => {
    setPicking(true);
    try {
      const file = await pick();
      if (file) onChange(file);
    } finally {
      setPicking(false);
    }
  };
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} {...field}>
      <div className={css['field']} role="group" aria-labelledby={id}>
        {value && (
          <>
            <span className={css['picture']}>
              {value.previewUrl ? (
                <img src={value.previewUrl} alt="" width={40} height={40} />
              ) : (
                <IconFile size={20} stroke={1.5} aria-hidden />
              )}
            </span>
            <span className={css['words']}>
              <bdi>{value.name}</bdi>
              {value.hint && <small>{value.hint}</small>}
            </span>
          </>
        )}
        <span className={css['buttons']}>
          <Button
            variant="default"
            leftSection={value ? null : <IconUpload size={16} stroke={1.5} aria-hidden />}
            loading={picking}
            disabled={disabled}
            onClick={() => void choose()}
          >
            {value ? t`Replace` : t`Choose file`}
          </Button>
          {value && (
            <Button variant="subtle" color="gray" disabled={disabled} onClick={() => onChange(null)}>
              <Trans>Remove</Trans>
            </Button>
          )}
        </span>
      </div>
    </Input.Wrapper>
  );
}
