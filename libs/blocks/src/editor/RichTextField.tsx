import { t } from '@lingui/core/macro';
import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { perLanguage } from '@linkyard/ui/language';
import { styleNonce } from '@linkyard/ui/style-nonce';
import { type Editor, useEditor } from '@tiptap/react';
import { memo, useEffect, useRef } from 'react';
import { richTextExtensions } from './rich-text/extensions.js';
import { LinkControl } from './rich-text/LinkControl.js';
import { pastedHtml } from './rich-text/pasted-html.js';
import { editorHtml, storedHtml } from './rich-text/stored-html.js';
import { useDebouncedCommit } from './typing/use-debounced-commit.js';
import { endsInput } from './typing/use-debounced-field.js';

export interface RichTextFieldProps {
  label: string;
  /** HTML of the allow-list. */
  value: string;
  onChange: (next: string) => void;
}

const labels = perLanguage(() => ({
  boldControlLabel: t`Bold`,
  italicControlLabel: t`Italic`,
  underlineControlLabel: t`Underline`,
  bulletListControlLabel: t`List`,
  orderedListControlLabel: t`Numbered list`,
  h3ControlLabel: t`Small heading`,
  clearFormattingControlLabel: t`Remove formatting`,
}));

const Tools = memo(function Tools({ label, editor }: { label: string; editor: Editor | null }) {
  return (
    <RichTextEditor.Toolbar role="toolbar" aria-label={t`${label}: formatting`} p={4} style={{ gap: 2 }}>
      <RichTextEditor.Bold />
      <RichTextEditor.Italic />
      <RichTextEditor.Underline />
      <RichTextEditor.BulletList />
      <RichTextEditor.OrderedList />
      <RichTextEditor.H3 />
      <RichTextEditor.ClearFormatting onClick={() => editor?.chain().focus().unsetAllMarks().clearNodes().run()} />
      {editor && <LinkControl editor={editor} />}
    </RichTextEditor.Toolbar>
  );
});

/** A few sentences with marks, lists and links. Its editor weighs over 100 kB: load it lazily. */
export function RichTextField({ label, value, onChange }: RichTextFieldProps) {
  const emitted = useRef(value);
  const { schedule, flush, isPending } = useDebouncedCommit((changed: Editor) => {
    const html = storedHtml(changed.getHTML());
    emitted.current = html;
    onChange(html);
  });
  const editor = useEditor({
    extensions: richTextExtensions,
    content: editorHtml(value),
    immediatelyRender: false,
    injectNonce: styleNonce(),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, style: 'min-height: 140px' },
      transformPastedHTML: pastedHtml,
      handleKeyDown: (_view, event) => {
        if (endsInput(event)) flush();
        return false;
      },
    },
    onUpdate: ({ editor: changed }) => schedule(changed),
    onBlur: flush,
  });

  // The field keeps its own text while it is typed in; only a change from outside (undo, another window) is written in.
  // An undo right after the commit leaves `value` as it was, but the commit itself ends `isPending`.
  useEffect(() => {
    if (!editor || isPending) return;
    if (value !== emitted.current)
      editor.chain().setMeta('addToHistory', false).setContent(editorHtml(value), { emitUpdate: false }).run();
    emitted.current = value;
  }, [editor, isPending, value]);

  return (
    <Input.Wrapper label={label} labelElement="div">
      <RichTextEditor editor={editor} labels={labels()} variant="subtle" mt={4}>
        <Tools label={label} editor={editor} />
        <RichTextEditor.Content style={{ overflowWrap: 'anywhere' }} />
      </RichTextEditor>
    </Input.Wrapper>
  );
}
