import { t } from '@lingui/core/macro';
import { ActionIcon, Button, Drawer, Menu, Skeleton, Tooltip } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp, IconDots } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { FactList, type Fact } from '../fact-list/FactList.js';
import { ErrorState, type Failure } from '../states/ErrorState.js';
import { Timeline, type TimelineEntry } from '../timeline/Timeline.js';
import { RecordNotes, type RecordNotesProps } from './RecordNotes.js';
import { useIsPhone } from '../viewport/use-is-phone.js';
import css from './RecordDrawer.module.css';

export interface RecordAction {
  label: string;
  onClick: () => void;
  icon?: ReactNode;
  danger?: boolean;
  loading?: boolean;
  disabled?: boolean;
}

export interface RecordDrawerProps {
  opened: boolean;
  onClose: () => void;
  /** What the record is called. */
  title: ReactNode;
  /** The figure in the head, already formatted. */
  amount?: ReactNode;
  /** A StatusBadge. */
  status?: ReactNode;
  /** The next sensible step, as the one primary button. */
  primary?: RecordAction | undefined;
  /** Everything else that can be done, behind dots; what is dangerous comes last and in red. */
  actions?: readonly RecordAction[];
  /** An InlineAlert of what needs attention. */
  attention?: ReactNode;
  facts?: readonly Fact[];
  /** Sections of the record's own: person, lines, payments. Use RecordSection. */
  children?: ReactNode;
  timeline?: readonly TimelineEntry[];
  notes?: RecordNotesProps;
  /** To the rows above and below; null at the ends, left out where there is no order. */
  onPrevious?: (() => void) | null;
  onNext?: (() => void) | null;
  /** The record is on its way. */
  loading?: boolean;
  failure?: Failure | undefined;
  retry?: () => void;
}

const icon = { size: 18, stroke: 1.5 };

/** One record beside its list; a sheet on a phone. Focus stays inside and goes back to the row. @source look.md */
export function RecordDrawer(props: RecordDrawerProps) {
  const onPhone = useIsPhone();
  const { opened, onClose, title, onPrevious, onNext } = props;
  const content = useRef<HTMLDivElement>(null);
  // The drawer's own Escape would be heard in dialogs above it as well, and close both.
  useWindowEvent('keydown', (event) => {
    if (opened && event.key === 'Escape' && isMeant(event.target, content.current)) onClose();
  });
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={false}
      position={onPhone ? 'bottom' : 'right'}
      size={onPhone ? '92%' : 480}
    >
      <Drawer.Overlay color="var(--ly-overlay)" backgroundOpacity={1} />
      <Drawer.Content {...(onPhone ? { className: css['sheet'] ?? '' } : {})} ref={content}>
        <Drawer.Header role="none">
          <Drawer.Title dir="auto">{title}</Drawer.Title>
          <span className={css['steps']}>
            {onPrevious !== undefined && (
              <Tooltip label={t`Previous`}>
                <ActionIcon aria-label={t`Previous`} disabled={!onPrevious} onClick={() => onPrevious?.()}>
                  <IconChevronUp {...icon} />
                </ActionIcon>
              </Tooltip>
            )}
            {onNext !== undefined && (
              <Tooltip label={t`Next`}>
                <ActionIcon aria-label={t`Next`} disabled={!onNext} onClick={() => onNext?.()}>
                  <IconChevronDown {...icon} />
                </ActionIcon>
              </Tooltip>
            )}
            <Drawer.CloseButton aria-label={t`Close`} size={36} />
          </span>
        </Drawer.Header>
        <Drawer.Body className={css['body'] ?? ''}>{opened && <RecordBody {...props} />}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Not where a dialog, a menu or a list above the drawer has the focus: it closes itself. */
const isMeant = (target: EventTarget | null, drawer: HTMLElement | null): boolean =>
  target === document.body ||
  (target instanceof Element &&
    Boolean(drawer?.contains(target)) &&
    target.getAttribute('data-mantine-stop-propagation') !== 'true');

function RecordBody(props: RecordDrawerProps) {
  const { amount, status, facts = [], timeline = [], notes } = props;
  if (props.failure) return <ErrorState failure={props.failure} {...(props.retry ? { retry: props.retry } : {})} />;
  if (props.loading) return <RecordSkeleton />;
  return (
    <>
      {(amount || status) && (
        <div className={css['head']}>
          {amount && <span className={css['amount']}>{amount}</span>}
          {status}
        </div>
      )}
      <RecordActions primary={props.primary} actions={props.actions ?? []} />
      {props.attention}
      {facts.length > 0 && <FactList facts={facts} />}
      {props.children}
      {timeline.length > 0 && (
        <RecordSection title={t`Timeline`}>
          <Timeline entries={timeline} />
        </RecordSection>
      )}
      {notes && (
        <RecordSection title={t`Notes`}>
          <RecordNotes {...notes} />
        </RecordSection>
      )}
    </>
  );
}

function RecordActions({ primary, actions }: { primary: RecordAction | undefined; actions: readonly RecordAction[] }) {
  if (!primary && actions.length === 0) return null;
  const ordered = [...actions.filter((action) => !action.danger), ...actions.filter((action) => action.danger)];
  return (
    <div className={css['actions']}>
      {primary && (
        <Button
          className={css['primary'] ?? ''}
          onClick={primary.onClick}
          loading={primary.loading}
          disabled={primary.disabled}
          leftSection={primary.icon}
        >
          {primary.label}
        </Button>
      )}
      {ordered.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={38} aria-label={t`More actions`}>
              <IconDots {...icon} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {ordered.map((action) => (
              <Menu.Item
                key={action.label}
                leftSection={action.icon}
                disabled={action.disabled}
                {...(action.danger ? { color: 'red' } : {})}
                onClick={action.onClick}
              >
                {action.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}

/** One subject of a record under its own heading. */
export function RecordSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css['section']}>
      <h3 className={css['sectionTitle']}>{title}</h3>
      {children}
    </section>
  );
}

function RecordSkeleton() {
  return (
    <div role="status" aria-label={t`Loading`} aria-busy="true">
      <Skeleton height={32} width={140} />
      <Skeleton height={38} mt={16} />
      {[68, 54, 74, 48].map((width) => (
        <Skeleton key={width} height={12} width={`${width}%`} mt={20} />
      ))}
    </div>
  );
}
