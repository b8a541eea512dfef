import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Image, Input, Stack } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import type { EditorContext } from './context.js';
import { steady } from './typing/steady.js';

export interface ImageFieldProps {
  label: string;
  /** Address of the picture; empty for none. */
  value: string;
  onChange: (next: string) => void;
  context: EditorContext;
  description?: string;
}

/** One picture from the media library. */
export const ImageField = steady(function ImageField(props: ImageFieldProps) {
  const { label, value, onChange, context, description } = props;
  const pick = async () => {
    const picked = await context.pickImage();
    if (picked !== null) onChange(picked);
  };
  return (
    <Input.Wrapper label={label} description={description} labelElement="div">
      <Group gap="sm" mt={4} wrap="nowrap">
        {value && <Image src={value} alt="" w={64} h={64} radius="md" fit="cover" />}
        <Stack gap={6}>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPhoto size={18} stroke={1.5} />}
            onClick={() => void pick()}
          >
            {value ? t`Change picture` : t`Choose picture`}
          </Button>
          {value && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              leftSection={<IconTrash size={16} stroke={1.5} />}
              onClick={() => onChange('')}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
        </Stack>
      </Group>
    </Input.Wrapper>
  );
});
