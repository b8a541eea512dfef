import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, CopyButton, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { previewLinkDays, revokePreviewLink, type PreviewLinkView } from '@linkyard/contracts';
import { perLanguage, DateText, ErrorState, FormSkeleton, QrCode, toast, translated } from '@linkyard/ui';
import { IconCheck, IconCopy, IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { asApiError, refusalOf } from '../../../shared/api/api-error.js';
import {
  useEditorCreatePreviewLinkMutation,
  useEditorPreviewLinksQuery,
  useEditorRevokePreviewLinkMutation,
} from '../api.js';
import { useEditorSession } from '../store/use-editor.js';
import css from './share.module.css';

type Days = (typeof previewLinkDays)[number];
const dayNames: () => Record<Days, string> = perLanguage(() => ({ 1: t`One day`, 7: t`One week`, 30: t`One month` }));

const addressOf = ({ path }: PreviewLinkView) => new URL(path, window.location.origin).href;

/** The draft on one's own phone, or for others to look at: a link that runs out and can be taken back. */
export function SharePreview({ onClose }: { onClose: () => void }) {
  const { templateId, sync } = useEditorSession();
  const list = useEditorPreviewLinksQuery({ templateId });
  const [create, creating] = useEditorCreatePreviewLinkMutation();
  const [days, setDays] = useState<Days>(7);
  const links = list.data?.links ?? [];
  const [newest] = links;
  const make = async () => {
    await sync.flush();
    const refusal = refusalOf(await create({ templateId, days }));
    if (refusal) toast.error(refusal.message);
  };
  return (
    <Modal opened onClose={onClose} title={t`Show the draft`} size="md">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          <Trans>
            Whoever has the link sees the draft, published or not, and it follows while you edit. Scan the code to see
            it on your own phone.
          </Trans>
        </Text>
        {list.isLoading && <FormSkeleton />}
        {list.isError && <ErrorState failure={asApiError(list.error)} retry={() => void list.refetch()} />}
        {newest && (
          <div className={css['qr']}>
            <QrCode text={addressOf(newest)} label={t`QR code of the draft`} pixels={168} />
          </div>
        )}
        <ul className={css['links']} aria-label={t`Links to the draft`} hidden={links.length === 0}>
          {links.map((link) => (
            <LinkRow key={link._id} link={link} />
          ))}
        </ul>
        <Group align="flex-end" gap="xs">
          <Select
            label={t`Good for`}
            allowDeselect={false}
            data={previewLinkDays.map((value) => ({ value: String(value), label: dayNames()[value] }))}
            value={String(days)}
            onChange={(next) => setDays(previewLinkDays.find((value) => String(value) === next) ?? 7)}
          />
          <Button data-autofocus loading={creating.isLoading} onClick={() => void make()}>
            {newest ? t`Make another link` : t`Make a link`}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function LinkRow({ link }: { link: PreviewLinkView }) {
  const [revoke, revoking] = useEditorRevokePreviewLinkMutation();
  const address = addressOf(link);
  const takeBack = async () => {
    const refusal = refusalOf(await revoke({ _id: link._id }));
    if (refusal) toast.error(refusal.message);
    else toast.success(translated(revokePreviewLink.message));
  };
  return (
    <li>
      <TextInput
        aria-label={t`Link to the draft`}
        value={address}
        readOnly
        dir="ltr"
        onFocus={(event) => event.target.select()}
      />
      <div className={css['row']}>
        <Text size="xs" c="dimmed">
          <Trans>
            Until <DateText value={link.expiresAt} />
          </Trans>
        </Text>
        <Group gap={4} wrap="nowrap">
          <CopyButton value={address}>
            {({ copied, copy }) => (
              <Button
                size="xs"
                variant="default"
                leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
                onClick={() => {
                  copy();
                  toast.success(t`Copied to the clipboard`);
                }}
              >
                <Trans>Copy</Trans>
              </Button>
            )}
          </CopyButton>
          <Button
            size="xs"
            variant="subtle"
            color="red"
            loading={revoking.isLoading}
            leftSection={<IconLinkOff size={16} aria-hidden />}
            onClick={() => void takeBack()}
          >
            <Trans>Take back</Trans>
          </Button>
        </Group>
      </div>
    </li>
  );
}
