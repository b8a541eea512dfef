import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RequestId } from '../states/ErrorState.js';
import css from './form.module.css';

/** Why a form was refused, when no single field is to blame. */
export function FormFailure({ message, requestId }: { message: ReactNode; requestId?: string | undefined }) {
  if (!message) return null;
  return (
    <div className={css['failure']} role="alert">
      <IconAlertCircle size={18} stroke={1.5} aria-hidden />
      <div>
        {message}
        {requestId && (
          <div>
            <RequestId id={requestId} />
          </div>
        )}
      </div>
    </div>
  );
}
