import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { LoadFailure } from '../../shared/message/LoadFailure.js';
import { useUser } from '../../shared/session/use-session.js';
import { Splash } from '../../shared/brand/Splash.js';
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
    ? { path: '/admin/dashboard', label: t`the dashboard` }
    : { path: '/mylinks', label: t`My Links` };

  if (state.phase === 'loading') return <Opening />;
  if (state.phase === 'failed') {
    const { error, retry } = state;
    return (
      <main className={css['alone']}>
        <LoadFailure
          error={error}
          retry={retry}
          missing={t`There is no such page to edit.`}
          back={{ to: backTo.path, label: t`Back to ${backTo.label}` }}
        />
      </main>
    );
  }
  return (
    <EditorContext.Provider value={state.session}>
      <EditorWorkspace backTo={backTo} />
    </EditorContext.Provider>
  );
}

/** So long the mark stays before there are empty panes: what was asked for with the document is there sooner, and drawn once. */
const patienceMs = 250;

function Opening() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? <EditorSkeleton /> : <Splash />;
}
