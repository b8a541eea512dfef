import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import css from './topbar.module.css';

/** The name of what is edited, changed in place: Enter or leaving keeps it, Escape does not. */
export function TitleField() {
  const { store } = useEditorSession();
  const name = useEditor((state) => state.document.template.name);
  const [typed, setTyped] = useState<string | null>(null);
  const keep = () => {
    const next = typed?.trim();
    if (next && next !== name) store.act({ type: 'setTemplate', name: next });
    setTyped(null);
  };
  return (
    <input
      className={css['title']}
      aria-label={t`Name`}
      dir="auto"
      maxLength={120}
      // Grows with its text, so that it looks like a title and not like a field.
      size={Math.max(4, Math.min(32, (typed ?? name).length + 1))}
      value={typed ?? name}
      onFocus={() => setTyped(name)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') {
          event.stopPropagation();
          setTyped(null);
          requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-frames] [tabindex="0"]')?.focus());
        }
      }}
    />
  );
}
