import { Trans } from '@lingui/react/macro';
import { blockTitle } from '../store/block-names.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import css from './selection.module.css';

/** Which blocks are selected; one of them is chosen alone by its name. */
export function MarkedPanel() {
  const { store } = useEditorSession();
  const marked = useEditor((state) => state.marked);
  const sections = useEditor((state) => state.document.sections);
  return (
    <div className={css['panel']}>
      <h2>
        <Trans>{marked.length} blocks selected</Trans>
      </h2>
      <p>
        <Trans>Move, copy, hide or delete them together. Choose one by its name to edit it.</Trans>
      </p>
      <ul className={css['list']}>
        {marked.map((id) => {
          const section = sections[id];
          return (
            section && (
              <li key={id}>
                <button type="button" onClick={() => store.select(id)}>
                  {blockTitle(section)}
                </button>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
