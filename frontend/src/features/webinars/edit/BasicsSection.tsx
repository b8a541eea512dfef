import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Input, Textarea, TextInput } from '@mantine/core';
import { FileField } from '@linkyard/ui';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { usePickMedia } from '../../../shared/media/picker/pick-media.js';
import type { SectionProps } from './webinar-draft.js';
import css from './edit.module.css';

function usePickPicture() {
  const pick = usePickMedia();
  return async () => {
    const [picked] = await pick({ kind: 'picture' });
    return picked ? { id: picked.file.path, name: picked.title, previewUrl: picked.file.path } : null;
  };
}

/** What it is about and who presents it. */
export function BasicsSection({ draft, change, errorOf }: SectionProps) {
  const pick = usePickPicture();
  return (
    <>
      <TextInput
        label={t`Title`}
        required
        maxLength={160}
        value={draft.title}
        error={errorOf('title')}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Textarea
        label={t`Description`}
        description={t`What people learn, and what they need.`}
        autosize
        minRows={3}
        maxLength={10_000}
        value={draft.description}
        error={errorOf('description')}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <FileField
        label={t`Picture`}
        value={draft.image ? { id: draft.image, name: t`Picture`, previewUrl: draft.image } : null}
        error={errorOf('image')}
        pick={pick}
        onChange={(file) => change({ image: file?.id ?? '' })}
      />
      <Hosts draft={draft} change={change} errorOf={errorOf} />
    </>
  );
}

function Hosts({ draft: { hosts }, change, errorOf }: SectionProps) {
  const pick = usePickPicture();
  const put = (index: number, part: Partial<(typeof hosts)[number]>) =>
    change({ hosts: hosts.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  return (
    <Input.Wrapper
      label={t`Presenters`}
      labelElement="div"
      description={t`Without any, your own name is shown.`}
      error={errorOf('hosts')}
    >
      <div className={css['rows']}>
        {hosts.map((one, index) => (
          <div key={index} className={css['question']} role="group" aria-label={t`Presenter ${index + 1}`}>
            <TextInput
              label={t`Name`}
              maxLength={120}
              value={one.name}
              error={errorOf(`hosts.${index}.name`)}
              onChange={(event) => put(index, { name: event.currentTarget.value })}
            />
            <TextInput
              label={t`Role`}
              maxLength={120}
              value={one.title}
              onChange={(event) => put(index, { title: event.currentTarget.value })}
            />
            <div className={css['foot']}>
              <FileField
                label={t`Picture`}
                value={one.avatar ? { id: one.avatar, name: t`Picture`, previewUrl: one.avatar } : null}
                error={errorOf(`hosts.${index}.avatar`)}
                pick={pick}
                onChange={(file) => put(index, { avatar: file?.id ?? '' })}
              />
              <ActionIcon
                size={36}
                aria-label={t`Remove presenter ${index + 1}`}
                onClick={() => change({ hosts: hosts.filter((_, at) => at !== index) })}
              >
                <IconTrash size={18} stroke={1.5} />
              </ActionIcon>
            </div>
          </div>
        ))}
        <div>
          <Button
            variant="default"
            size="xs"
            disabled={hosts.length >= 10}
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() => change({ hosts: [...hosts, { name: '', title: '', avatar: '' }] })}
          >
            <Trans>Add a presenter</Trans>
          </Button>
        </div>
      </div>
    </Input.Wrapper>
  );
}
