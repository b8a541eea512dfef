import { AnimationPanel, editorFor, StylePanel } from '@linkyard/blocks/editor';
import { FormSkeleton } from '@linkyard/ui';
import { Suspense } from 'react';
import { dataOf } from '../session/check-section.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import { useFormContext } from './use-form-context.js';

/**
 * The block's own form. It is given what was typed, as it was typed, and never waits for anything. A form to the browser
 * too, though nothing is sent: at each key it looks at all fields of the form the key belongs to, and without one at
 * those of the whole window, those drawn on the page included.
 */
export function ContentTab({ id }: { id: string }) {
  const { store } = useEditorSession();
  const section = useEditor((state) => state.document.sections[id]);
  const context = useFormContext();
  const editor = section && editorFor(section.type);
  if (!section || !editor) return null;
  const { Form } = editor;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <form data-block-form onSubmit={(event) => event.preventDefault()}>
        <Form
          value={section.sectionData}
          context={context}
          onChange={(next) => {
            const sectionData = dataOf(next);
            if (sectionData) store.act({ type: 'change', id, part: { sectionData } });
          }}
        />
      </form>
    </Suspense>
  );
}

export function StyleTab({ id }: { id: string }) {
  const { store } = useEditorSession();
  const style = useEditor((state) => state.document.sections[id]?.style);
  const theme = useEditor((state) => state.document.template.theme);
  if (!style) return null;
  return (
    <StylePanel
      value={style}
      theme={theme}
      onChange={(next) => store.act({ type: 'change', id, part: { style: next } })}
    />
  );
}

export function AnimationTab({ id }: { id: string }) {
  const { store } = useEditorSession();
  const animation = useEditor((state) => state.document.sections[id]?.animation);
  if (!animation) return null;
  return (
    <AnimationPanel
      value={animation}
      onChange={(next) => store.act({ type: 'change', id, part: { animation: next } })}
    />
  );
}
