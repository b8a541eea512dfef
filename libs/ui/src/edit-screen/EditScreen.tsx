import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft, IconDeviceMobile } from '@tabler/icons-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FormFailure } from '../form/FormFailure.js';
import { LeaveGuard } from '../form/LeaveGuard.js';
import { useSaveShortcut } from '../form/use-save-shortcut.js';
import type { Failure } from '../states/ErrorState.js';
import { SectionIndex } from './SectionIndex.js';
import css from './EditScreen.module.css';

export interface EditSection {
  /** The part of the address after '#'. */
  id: string;
  title: string;
  help?: ReactNode;
  content: ReactNode;
  /** A field in it was refused: the index marks it. */
  hasError?: boolean;
}

export interface EditScreenProps {
  title: ReactNode;
  /** Where the arrow before the title leads, and what is there. */
  back?: { to: string; label: string };
  /** A StatusBadge beside the title. */
  status?: ReactNode;
  sections: readonly EditSection[];
  /** There is something to save, and to lose by leaving. */
  dirty: boolean;
  /** Saving is offered; where that is not the same as `dirty`: a draft can be published as it is. */
  canSave?: boolean;
  saving: boolean;
  /** Called by the button, Ctrl/⌘ S and Enter in a field; only while there is something to save. */
  onSave: () => void;
  saveLabel?: string;
  /** Brings back what was saved last. */
  onDiscard?: () => void;
  /** Why the save was refused, when no single field is to blame. */
  failure?: Failure | null | undefined;
  /** Stands beside 'Save', such as 'Publish'. */
  actions?: ReactNode;
  /** How it will look: beside the form from 1,024 px, a sheet below that. */
  preview?: ReactNode;
  previewLabel?: string;
}

/** Editing one thing: sections with an index, a save bar that stays, a guard against leaving, a live preview. @source look.md */
export function EditScreen(props: EditScreenProps) {
  const { dirty, canSave = dirty, saving, onSave, preview, previewLabel = t`Preview` } = props;
  const isWide = useMediaQuery(`(min-width: 64em)`, undefined, { getInitialValueInEffect: false });
  const [sheet, setSheet] = useState(false);
  const hasSheet = Boolean(preview) && !isWide;
  const save = () => {
    if (canSave && !saving) onSave();
  };
  useSaveShortcut(save);

  return (
    <div className={css['screen']} data-wide data-preview={preview ? true : undefined}>
      <EditHead {...props} />
      <div className={css['columns']}>
        <SectionIndex sections={props.sections} />
        <form
          className={css['form']}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            save();
          }}
        >
          {props.sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
          <SaveBar {...props}>
            {hasSheet && (
              <Button
                variant="subtle"
                color="gray"
                leftSection={<IconDeviceMobile size={18} stroke={1.5} aria-hidden />}
                onClick={() => setSheet(true)}
              >
                {previewLabel}
              </Button>
            )}
          </SaveBar>
        </form>
        {preview && isWide && (
          <aside className={css['preview']} aria-label={previewLabel}>
            {preview}
          </aside>
        )}
      </div>
      {hasSheet && (
        <Drawer opened={sheet} onClose={() => setSheet(false)} title={previewLabel} position="bottom" size="92%">
          {preview}
        </Drawer>
      )}
      <LeaveGuard when={dirty} />
    </div>
  );
}

function Section({ section: { id, title, help, content } }: { section: EditSection }) {
  return (
    <section id={id} className={css['section']} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 className={css['title']} id={`${id}-title`}>
        {title}
      </h2>
      {help && <p className={css['help']}>{help}</p>}
      <div className={css['fields']}>{content}</div>
    </section>
  );
}

const saveStateText = ({ saving, dirty }: Pick<EditScreenProps, 'saving' | 'dirty'>) => {
  if (saving) return t`Saving…`;
  return dirty ? t`Changes are not saved yet` : t`All changes are saved`;
};

/** Stays at the bottom: whether everything is saved, why not, and the buttons. */
function SaveBar({ children, ...props }: EditScreenProps & { children: ReactNode }) {
  const { dirty, canSave = dirty, saving, failure, onDiscard, saveLabel = t`Save` } = props;
  return (
    <div className={css['bar']} role="group" aria-label={t`Save`}>
      <FormFailure message={failure?.message} requestId={failure?.requestId} />
      <div className={css['barLine']}>
        <span className={css['state']} aria-live="polite">
          {saveStateText(props)}
        </span>
        {children}
        {onDiscard && dirty && (
          <Button variant="subtle" color="gray" onClick={onDiscard} disabled={saving}>
            <Trans>Discard</Trans>
          </Button>
        )}
        <Button type="submit" loading={saving} disabled={!canSave}>
          {saveLabel}
        </Button>
      </div>
    </div>
  );
}

function EditHead({ title, back, status, actions }: EditScreenProps) {
  return (
    <header className={css['head']}>
      {back && (
        <ActionIcon component={Link} to={back.to} aria-label={back.label} size={40}>
          <IconArrowLeft size={18} stroke={1.5} data-turns />
        </ActionIcon>
      )}
      <h1 className={css['screenTitle']} dir="auto">
        {title}
      </h1>
      {status}
      {actions && <div className={css['actions']}>{actions}</div>}
    </header>
  );
}
