import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, FileButton, Textarea, TextInput, UnstyledButton } from '@mantine/core';
import { IconClipboardText, IconFileUpload, IconWorld } from '@tabler/icons-react';
import { FormFailure, type Failure } from '@linkyard/ui';
import { useRef, useState, type DragEvent } from 'react';
import { refusalOf, type ApiError } from '../../shared/api/api-error.js';
import type { Found } from './draft.js';
import { Looking } from './Looking.js';
import { droppedFiles, filesOf, readFiles, type PathFile } from './saved-folder.js';
import { acceptedFiles, addressMissing, addressOf, fileProblems, sourceOfText, type ImportInput } from './source.js';
import { useLook } from './use-look.js';
import css from './import.module.css';
import step from './source-step.module.css';

interface SourceStepProps {
  onFound: (input: ImportInput, found: Found) => void;
}

/** Makes a file field take a folder; React's types do not know it. */
const folderField = { webkitdirectory: '' };

/** The way on after a refusal, beside what it says. */
function wayOn(refusal: ApiError): string {
  switch (refusal.code) {
    case 'import.unreachable':
      return t`In your browser, open the page, press Ctrl/⌘ S, and drop the saved file below.`;
    case 'import.unreadable':
      return t`A saved page (.html or a .zip of it), an export (.json) or a list of titles and addresses (.csv) all work.`;
    case 'network':
      return t`Nothing was lost: check your connection and press Look again.`;
    default:
      return '';
  }
}

/** Where the page is now: on the web, in a file, or on the clipboard. */
export function SourceStep({ onFound }: SourceStepProps) {
  const [look] = useLook();
  const [address, setAddress] = useState('');
  const [addressError, setAddressError] = useState<string | null>(null);
  const [pasted, setPasted] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const [looking, setLooking] = useState<ImportInput | null>(null);
  const [failure, setFailure] = useState<(Failure & { way?: string }) | null>(null);
  const running = useRef<{ abort: () => void } | null>(null);

  const start = async (input: ImportInput) => {
    setFailure(null);
    setLooking(input);
    const call = look(input);
    running.current = call;
    const answer = await call;
    // Cancelled or superseded in the meantime: this answer is stale.
    if (running.current !== call) return;
    running.current = null;
    setLooking(null);
    const refusal = refusalOf(answer);
    if (refusal) setFailure({ ...refusal, way: wayOn(refusal) });
    else if (answer.data?.kind === 'found') onFound(input, answer.data);
  };
  const cancel = () => {
    const call = running.current;
    running.current = null;
    call?.abort();
    setLooking(null);
  };
  /** With the address above, where it is one: it completes what is relative in the text. The next step asks for it where it is missed. */
  const startText = async (input: ImportInput) => {
    const url = addressOf(address);
    setAddressError(null);
    await start(url === null ? input : { ...input, url });
  };
  const take = async (chosen: PathFile[] | Promise<PathFile[]>) => {
    const files = await chosen;
    if (files.length === 0) return;
    const read = await readFiles(files);
    if (typeof read === 'string') setFailure({ message: fileProblems()[read] });
    else await startText(read);
  };
  const lookAtAddress = () => {
    const url = addressOf(address);
    if (url) void start({ kind: 'url', url, source: 'html' });
    else setAddressError(addressMissing());
  };
  const drag = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void take(droppedFiles(event.dataTransfer));
    },
  };

  if (looking) return <Looking input={looking} onCancel={cancel} />;
  return (
    <div className={step['source']} {...drag}>
      <p className={css['lead']}>
        <Trans>
          Linktree, LinkStack, LittleLink, Beacons or any page with links. You choose what comes along before anything
          is made.
        </Trans>
      </p>
      <form
        className={css['addressRow']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          lookAtAddress();
        }}
      >
        <TextInput
          label={t`Address of your page`}
          placeholder="linktr.ee/you"
          type="url"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2048}
          data-autofocus
          leftSection={<IconWorld size={18} stroke={1.5} aria-hidden />}
          value={address}
          error={addressError}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setAddressError(null);
          }}
        />
        <Button type="submit">
          <Trans>Look</Trans>
        </Button>
      </form>
      {failure && (
        <FormFailure
          message={
            <>
              {failure.message} {failure.way}
            </>
          }
          requestId={failure.requestId}
        />
      )}
      <div className={step['or']} role="separator">
        <Trans>or</Trans>
      </div>
      <div className={step['drop']} data-over={over || undefined}>
        <IconFileUpload size={28} stroke={1.25} aria-hidden />
        <span>
          <b>
            <Trans>Drop a file or folder here</Trans>
          </b>
          <small>
            <Trans>
              A saved page (.html), a .zip or the folder of one with its pictures, up to 25 MB, or an export (.json,
              .csv), up to 2 MB. An address typed above goes with it, so that its relative links and pictures are found.
            </Trans>
          </small>
        </span>
        <div className={step['choose']}>
          <FileButton
            accept={acceptedFiles}
            onChange={(file) => void take(file ? filesOf([file]) : [])}
            inputProps={{ 'aria-label': t`File` }}
          >
            {(props) => (
              <Button variant="default" {...props}>
                <Trans>Choose a file</Trans>
              </Button>
            )}
          </FileButton>
          <FileButton
            multiple
            onChange={(files) => void take(filesOf(files))}
            inputProps={{ 'aria-label': t`Folder`, ...folderField }}
          >
            {(props) => (
              <Button variant="default" {...props}>
                <Trans>Choose a folder</Trans>
              </Button>
            )}
          </FileButton>
        </div>
      </div>
      {pasted === null ? (
        <UnstyledButton className={step['pasteToggle']} onClick={() => setPasted('')}>
          <IconClipboardText size={18} stroke={1.5} aria-hidden />
          <Trans>Paste a list or a page’s source instead</Trans>
        </UnstyledButton>
      ) : (
        <form
          className={step['paste']}
          onSubmit={(event) => {
            event.preventDefault();
            if (pasted.trim())
              void startText({ kind: 'text', content: pasted, source: sourceOfText(pasted), name: 'what you pasted' });
          }}
        >
          <Textarea
            label={t`Pasted text`}
            placeholder={t`Shop, https://example.org/shop\nNewsletter, https://example.org/letter`}
            description={t`One link a line, HTML or JSON.`}
            autoFocus
            minRows={5}
            maxRows={10}
            autosize
            dir="auto"
            maxLength={2 * 1024 * 1024}
            value={pasted}
            onChange={(event) => setPasted(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" disabled={pasted.trim() === ''}>
            <Trans>Look</Trans>
          </Button>
        </form>
      )}
    </div>
  );
}
