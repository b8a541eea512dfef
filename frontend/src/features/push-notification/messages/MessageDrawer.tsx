import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, Drawer, Fieldset, Group, MultiSelect, Stack, Switch, Text, TextInput } from '@mantine/core';
import { IconPhoto, IconPlus, IconX } from '@tabler/icons-react';
import { createPushMessage, type PushMessageView } from '@linkyard/contracts';
import { DialogFoot, MomentField, toast, translated, useUiForm } from '@linkyard/ui';
import { useRef } from 'react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { usePickMedia } from '../../../shared/media/picker/pick-media.js';
import { countryName } from '../../../shared/others-data.js';
import {
  useCreatePushMessageMutation,
  usePushPagesQuery,
  usePushStatsQuery,
  useUpdatePushMessageMutation,
} from '../api.js';
import { canDo } from './message-labels.js';
import { MessageWords } from './MessageWords.js';
import { audienceOf, emptyMessage, messageRequest, messageValues, type MessageValues } from './message-values.js';

interface MessageDrawerProps {
  /** Null writes a new one. */
  message: PushMessageView | null;
  onClose: () => void;
  /** Saved, and to be sent. */
  onSend: (message: PushMessageView) => void;
}

export function MessageDrawer(props: MessageDrawerProps) {
  const { message, onClose } = props;
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={message ? t`Push notification` : t`Write a push notification`}
    >
      <MessageForm {...props} />
    </Drawer>
  );
}

const maxActions = 2;

function MessageForm({ message, onClose, onSend }: MessageDrawerProps) {
  const [create] = useCreatePushMessageMutation();
  const [update] = useUpdatePushMessageMutation();
  const isFixed = message !== null && !canDo(message).edit;
  const goesOut = useRef(false);
  const { form, formProps, failure, submitting, submitNow } = useUiForm<MessageValues>({
    initialValues: message ? messageValues(message) : emptyMessage(),
    validate: { title: (value) => (value.trim() === '' ? t`Title is required` : null) },
    closesOnSave: true,
    submit: async (values) => {
      const request = messageRequest(values);
      const answer = message ? await update({ _id: message._id, rev: message.rev, ...request }) : await create(request);
      const refusal = refusalOf(answer);
      if (refusal) return { ...refusal, errors: refusal.errors?.map(atField) };
      if (goesOut.current && answer.data) onSend(answer.data);
      else {
        toast.success(translated(createPushMessage.message));
        onClose();
      }
      return null;
    },
  });
  const { values } = form;
  return (
    <form {...formProps}>
      <fieldset disabled={isFixed} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <Stack gap="md">
          <MessageWords form={form} />
          <Picture value={values.image} onChange={(image) => form.setFieldValue('image', image)} />
          <TextInput
            label={t`Link`}
            placeholder="https://"
            dir="ltr"
            description={t`Empty: the page that is followed.`}
            {...form.getInputProps('url')}
          />
          <Actions form={form} />
          <Audience form={form} />
          <Fieldset legend={t`When`}>
            <Stack gap="sm">
              <MomentField label={t`Time`} description={t`Empty: at once.`} {...form.getInputProps('at')} />
              {values.at !== '' && (
                <Switch
                  label={t`At this time of day on each follower’s own clock`}
                  checked={values.inFollowersZone}
                  onChange={(event) => form.setFieldValue('inFollowersZone', event.currentTarget.checked)}
                />
              )}
              <Switch
                label={t`Not at night`}
                description={t`On the follower’s clock; what falls into these hours waits until they end.`}
                checked={values.isQuiet}
                onChange={(event) => form.setFieldValue('isQuiet', event.currentTarget.checked)}
              />
              {values.isQuiet && (
                <Group gap="sm" grow>
                  <TextInput type="time" label={t`From`} {...form.getInputProps('quietFrom')} />
                  <TextInput type="time" label={t`Until`} {...form.getInputProps('quietTo')} />
                </Group>
              )}
            </Stack>
          </Fieldset>
        </Stack>
      </fieldset>
      {!isFixed && (
        <Stack gap="sm" mt="md">
          <Group justify="flex-end">
            <Button
              variant="light"
              loading={submitting && goesOut.current}
              onClick={() => {
                goesOut.current = true;
                submitNow();
              }}
            >
              {values.at === '' ? <Trans>Save and send…</Trans> : <Trans>Save and schedule…</Trans>}
            </Button>
          </Group>
          <div onClickCapture={() => (goesOut.current = false)}>
            <DialogFoot failure={failure} submit={t`Save draft`} submitting={submitting} onCancel={onClose} />
          </div>
        </Stack>
      )}
    </form>
  );
}

type Form = ReturnType<typeof useUiForm<MessageValues>>['form'];

/** The names of the API in those of the form. */
const atField = (error: { path: string; message: string }) => ({
  ...error,
  path: error.path.replace(/^audience\./, '').replace(/^schedule(?:\.at)?$/, 'at'),
});

function Picture({ value, onChange }: { value: string; onChange: (path: string) => void }) {
  const pick = usePickMedia();
  const choose = async () => {
    const [picture] = await pick({ kind: 'picture' });
    if (picture) onChange(picture.file.path);
  };
  return (
    <Group gap="sm">
      {value && (
        <img src={value} alt={t`Picture`} width={72} height={48} style={{ objectFit: 'cover', borderRadius: 8 }} />
      )}
      <Button
        variant="default"
        leftSection={<IconPhoto size={18} stroke={1.5} aria-hidden />}
        onClick={() => void choose()}
      >
        {value ? <Trans>Other picture</Trans> : <Trans>Add picture</Trans>}
      </Button>
      {value && (
        <Button variant="subtle" color="gray" onClick={() => onChange('')}>
          <Trans>Remove</Trans>
        </Button>
      )}
    </Group>
  );
}

function Actions({ form }: { form: Form }) {
  const { actions } = form.values;
  return (
    <Stack gap="xs">
      {actions.map((_action, index) => (
        <Group key={index} gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            label={t`Button ${index + 1}`}
            maxLength={30}
            flex={1}
            {...form.getInputProps(`actions.${index}.title`)}
          />
          <TextInput
            label={t`Leads to`}
            placeholder="https://"
            dir="ltr"
            flex={2}
            {...form.getInputProps(`actions.${index}.url`)}
          />
          <Button
            variant="subtle"
            color="gray"
            px="xs"
            aria-label={t`Remove button ${index + 1}`}
            onClick={() => form.setFieldValue('actions', actions.toSpliced(index, 1))}
          >
            <IconX size={18} stroke={1.5} aria-hidden />
          </Button>
        </Group>
      ))}
      {actions.length < maxActions && (
        <div>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() => form.setFieldValue('actions', [...actions, { title: '', url: '' }])}
          >
            <Trans>Add button</Trans>
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Whom it goes to, with their number. */
function Audience({ form }: { form: Form }) {
  const { values } = form;
  const all = usePushStatsQuery({});
  const chosen = usePushStatsQuery({ audience: audienceOf(values) });
  const pages = usePushPagesQuery({ listPerPage: 100 });
  const titleOf = (id: string) => pages.data?.data.find(({ _id }) => _id === id)?.title ?? t`Deleted page`;
  const followed = (all.data?.pages ?? []).map(({ campaignId, followers }) => ({
    value: campaignId,
    label: `${titleOf(campaignId)} (${followers})`,
  }));
  const countries = (all.data?.countries ?? []).map(({ country, followers }) => ({
    value: country,
    label: `${countryName(country)} (${followers})`,
  }));
  return (
    <Fieldset legend={t`Audience`}>
      <Stack gap="sm">
        <MultiSelect
          label={t`Pages`}
          placeholder={values.campaignIds.length === 0 ? t`All that are followed` : ''}
          data={followed}
          clearable
          {...form.getInputProps('campaignIds')}
        />
        <MultiSelect
          label={t`Countries`}
          placeholder={values.countries.length === 0 ? t`All` : ''}
          data={countries}
          searchable
          clearable
          {...form.getInputProps('countries')}
        />
        <TextInput
          type="date"
          label={t`Following since`}
          description={t`Only those who follow since this day.`}
          {...form.getInputProps('since')}
        />
        <Text size="sm" fw={500} role="status">
          {chosen.data && <Plural value={chosen.data.followers} one="# browser gets it." other="# browsers get it." />}
        </Text>
      </Stack>
    </Fieldset>
  );
}
