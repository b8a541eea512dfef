import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Box, Button, Group, Input, Popover, Stack } from '@mantine/core';
import {
  IconBold,
  IconClearFormatting,
  IconH2,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconUnderline,
} from '@tabler/icons-react';
import { perLanguage } from '@linkyard/ui/language';
import { type ClipboardEvent, memo, useCallback, useEffect, useRef, useState } from 'react';
import { sanitizeRichText } from '../kit/rich-text.js';
import { AddressField, completeAddress, linkFault } from './LinkField.js';
import { useDebouncedCommit } from './typing/use-debounced-commit.js';
import { endsInput } from './typing/use-debounced-field.js';

export interface RichTextFieldProps {
  label: string;
  /** HTML of the allow-list. */
  value: string;
  onChange: (next: string) => void;
}

// document.execCommand is marked deprecated, but every browser has it, it keeps the browser's own undo, and its only
// successors are editors of over 100 kB; what it makes is sanitised before it is kept.
const commands = perLanguage(() => [
  { command: 'bold', label: t`Bold`, Icon: IconBold },
  { command: 'italic', label: t`Italic`, Icon: IconItalic },
  { command: 'underline', label: t`Underline`, Icon: IconUnderline },
  { command: 'insertUnorderedList', label: t`List`, Icon: IconList },
  { command: 'insertOrderedList', label: t`Numbered list`, Icon: IconListNumbers },
  { command: 'formatBlock', argument: 'h3', label: t`Small heading`, Icon: IconH2 },
  { command: 'removeFormat', label: t`Remove formatting`, Icon: IconClearFormatting },
]);
interface Command {
  command: string;
  argument?: string;
}

function LinkButton({ onLink, onOpen }: { onLink: (address: string) => void; onOpen: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const whole = completeAddress(address);
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus shadow="md" width={280}>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t`Link`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            onOpen();
            setOpen(!isOpen);
          }}
        >
          <IconLink size={18} stroke={1.5} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          <AddressField label={t`Address of the marked words`} value={address} onChange={setAddress} />
          <Button
            disabled={whole === '' || linkFault(whole) !== null}
            onClick={() => {
              setOpen(false);
              setAddress('');
              onLink(whole);
            }}
          >
            <Trans>Set link</Trans>
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

interface ToolsProps {
  label: string;
  onRun: (command: Command) => void;
  onMark: () => void;
  onLink: (address: string) => void;
}

const Tools = memo(function Tools({ label, onRun, onMark, onLink }: ToolsProps) {
  return (
    <Group gap={2} mt={4} role="toolbar" aria-label={t`${label}: formatting`}>
      {commands().map((entry) => (
        <ActionIcon
          key={entry.command}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={entry.label}
          title={entry.label}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onRun(entry)}
        >
          <entry.Icon size={18} stroke={1.5} />
        </ActionIcon>
      ))}
      <LinkButton onOpen={onMark} onLink={onLink} />
    </Group>
  );
});

/** A few sentences with marks, lists and links. */
export function RichTextField({ label, value, onChange }: RichTextFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const marked = useRef<Range | null>(null);
  const emitted = useRef<string | null>(null);
  const { schedule, flush, isPending } = useDebouncedCommit((element: HTMLElement) => {
    const html = sanitizeRichText(element.innerHTML).replace(/^(?:<br>|<p><br><\/p>)$/, '');
    emitted.current = html;
    onChange(html);
  });

  // The field keeps its own text while it is typed in; only a change from outside (undo, another window) is written in.
  // An undo right after the commit leaves `value` as it was, but the commit itself ends `isPending`.
  useEffect(() => {
    if (!field.current || isPending) return;
    if (value !== emitted.current) field.current.innerHTML = sanitizeRichText(value);
    emitted.current = value;
  }, [isPending, value]);

  const run = useCallback(
    ({ command, argument }: Command) => {
      field.current?.focus();
      document.execCommand(command, false, argument);
      if (field.current) schedule(field.current);
      flush();
    },
    [schedule, flush],
  );
  const keepMark = useCallback(() => {
    const selection = document.getSelection();
    const inside = selection?.rangeCount && field.current?.contains(selection.anchorNode);
    marked.current = inside ? selection.getRangeAt(0).cloneRange() : null;
  }, []);
  const link = useCallback(
    (address: string) => {
      const selection = document.getSelection();
      if (!marked.current || !selection) return;
      field.current?.focus();
      selection.removeAllRanges();
      selection.addRange(marked.current);
      run({ command: 'createLink', argument: address });
    },
    [run],
  );
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const html = event.clipboardData.getData('text/html');
    if (html) run({ command: 'insertHTML', argument: sanitizeRichText(html) });
    else run({ command: 'insertText', argument: event.clipboardData.getData('text/plain') });
  };

  return (
    <Input.Wrapper label={label} labelElement="div">
      <Tools label={label} onRun={run} onMark={keepMark} onLink={link} />
      <Box
        ref={field}
        role="textbox"
        aria-multiline="true"
        aria-label={label}
        contentEditable
        suppressContentEditableWarning
        onInput={(event) => schedule(event.currentTarget)}
        onKeyDown={(event) => {
          if (endsInput(event)) flush();
        }}
        onBlur={flush}
        onPaste={paste}
        mih={140}
        p="sm"
        style={{
          border: '1px solid var(--mantine-color-default-border)',
          borderRadius: 'var(--mantine-radius-default)',
          overflowWrap: 'anywhere',
        }}
      />
    </Input.Wrapper>
  );
}
