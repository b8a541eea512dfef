import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useEditorSession } from '../store/use-editor.js';

/** Names a page in place: Enter or leaving keeps it, Escape does not. */
export function PageNameField({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const { store } = useEditorSession();
  const [typed, setTyped] = useState(name);
  const isLeft = useRef(false);
  const leave = (keep: boolean) => {
    // Taking the field away makes it lose the focus, which would come here again.
    if (isLeft.current) return;
    isLeft.current = true;
    const next = typed.trim();
    if (keep && next !== '' && next !== name) store.act({ type: 'renamePage', id, name: next });
    onDone();
  };
  return (
    <TextInput
      aria-label="Name of the page"
      style={{ flex: 1 }}
      maxLength={60}
      autoFocus
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => leave(true)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave(true);
        if (event.key === 'Escape') {
          event.stopPropagation();
          leave(false);
        }
      }}
    />
  );
}
