import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy, IconRefresh } from '@tabler/icons-react';
import { DrawingOf } from './drawings.js';
import css from './states.module.css';

/** What a part needs to know of a failed call; the app's ApiError has this shape. */
export interface Failure {
  message: string;
  requestId?: string | undefined;
  httpStatus?: number | undefined;
}

/** The answer to what a person may not do, which stays the same at another try. */
const forbidden = 403;

interface ErrorStateProps {
  failure: Failure;
  retry?: () => void;
  retrying?: boolean;
}

/** What happened, the id support will ask for, and another try. @source look.md "Error" */
export function ErrorState({ failure, retry, retrying = false }: ErrorStateProps) {
  return (
    <div className={css['state']} role="alert">
      <DrawingOf name="broken" />
      <p className={css['text']}>{failure.message}</p>
      {failure.requestId && <RequestId id={failure.requestId} />}
      {retry && failure.httpStatus !== forbidden && (
        <div className={css['action']}>
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} stroke={1.5} />}
            onClick={retry}
            loading={retrying}
          >
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

/** The id of a request, one press away from the clipboard. */
export function RequestId({ id }: { id: string }) {
  return (
    <CopyButton value={id}>
      {({ copied, copy }) => (
        <button type="button" className={css['requestId']} onClick={copy} title={t`Copy`}>
          <span>{copied ? t`Copied to the clipboard` : t`Request ${id}`}</span>
          {copied ? <IconCheck size={14} stroke={1.5} aria-hidden /> : <IconCopy size={14} stroke={1.5} aria-hidden />}
        </button>
      )}
    </CopyButton>
  );
}
