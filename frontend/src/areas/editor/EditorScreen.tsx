import { Button } from '@mantine/core';
import { EmptyState, ErrorState } from '@linkyard/ui';
import { Link, useParams } from 'react-router';
import { useUser } from '../../app/session/use-session.js';
import { EditorSkeleton } from './EditorSkeleton.js';
import { EditorWorkspace } from './EditorWorkspace.js';
import { useOpenSession } from './session/use-open-session.js';
import { EditorContext } from './store/use-editor.js';
import css from './editor.module.css';

/** /edit/{templateId}: where a page is built. @source spec 2 "Editor" */
export function EditorScreen() {
  const { templateId = '' } = useParams();
  const state = useOpenSession(templateId);
  const isAdmin = useUser()?.role === 1;
  const backTo = isAdmin
    ? { path: '/admin/dashboard', label: 'the dashboard' }
    : { path: '/mylinks', label: 'My Links' };

  if (state.phase === 'loading') return <EditorSkeleton />;
  if (state.phase === 'failed') {
    const { error, retry } = state;
    // A wrong id is refused before it is looked up.
    const isMissing = error.code === 'core.not_found' || error.httpStatus === 422;
    return (
      <main className={css['alone']}>
        {isMissing ? (
          <EmptyState
            drawing="lost"
            text="There is no such page to edit."
            hint="It may have been deleted, or it belongs to somebody else."
            action={
              <Button component={Link} to={backTo.path}>
                Back to {backTo.label}
              </Button>
            }
          />
        ) : (
          <ErrorState failure={error} retry={retry} />
        )}
      </main>
    );
  }
  return (
    <EditorContext.Provider value={state.session}>
      <EditorWorkspace backTo={backTo} />
    </EditorContext.Provider>
  );
}
