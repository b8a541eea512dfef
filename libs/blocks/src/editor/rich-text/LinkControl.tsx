import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Popover } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { AddressField, completeAddress, linkFault } from '../LinkField.js';

/** Links the marked words, or changes the link that the cursor stands in; without marked words the address itself is written. */
function setLink(editor: Editor, href: string): void {
  const steps = editor.chain().focus().extendMarkRange('link');
  const isWordless = editor.state.selection.empty && !editor.isActive('link');
  if (isWordless) steps.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  else steps.setLink({ href }).run();
}

export function LinkControl({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const current = useEditorState({
    editor,
    selector: () => (editor.isActive('link') ? String(editor.getAttributes('link')['href'] ?? '') : null),
  });
  const whole = completeAddress(address);
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus shadow="md" width={280}>
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={t`Link`}
          title={t`Link`}
          active={current !== null}
          onClick={() => {
            setAddress(current ?? '');
            setOpen(!isOpen);
          }}
        >
          <IconLink size={18} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown>
        <AddressField label={t`Address of the marked words`} value={address} onChange={setAddress} />
        <Group gap="xs" mt="xs" grow>
          <Button
            // What was just typed arrives when the field is left: an empty address must not keep Tab from this button.
            disabled={linkFault(whole) !== null}
            onClick={() => {
              setOpen(false);
              if (whole !== '') setLink(editor, whole);
            }}
          >
            <Trans>Set link</Trans>
          </Button>
          {current !== null && (
            <Button
              variant="default"
              onClick={() => {
                setOpen(false);
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
              }}
            >
              <Trans>Remove link</Trans>
            </Button>
          )}
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
