import { communityRoom, type ChatMessage } from '@linkyard/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Indicator, SegmentedControl } from '@mantine/core';
import { IconFlag, IconSearch, IconUsers } from '@tabler/icons-react';
import { ConfirmDanger, EmptyState, ErrorState, InlineAlert, PageHead, toast } from '@linkyard/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUser } from '../../shared/session/use-session.js';
import { useChatMembersQuery } from './api.js';
import { messageLink, openedChat } from './chat-links.js';
import { Composer } from './Composer.js';
import { FindPanel, ReportsPanel } from './FindPanel.js';
import { MembersPanel } from './MembersPanel.js';
import type { MessageActs } from './MessageActions.js';
import { MessageList, OlderSkeleton } from './MessageList.js';
import { nameOf } from './MessageItem.js';
import { ReportMessage } from './ReportMessage.js';
import type { RoomView } from './room-view.js';
import { copy, share } from './share-message.js';
import { problemOf, useDraft } from './use-draft.js';
import { useHideMessage } from './use-hide-message.js';
import { useRoom } from './use-room.js';
import css from './chat-room.module.css';

/** Milliseconds that a message that was jumped to is lit. @source spec 9 "Highlight effect" */
const highlightMs = 4000;

export function ChatRoomScreen() {
  const user = useUser();
  return user ? <ChatRoom userId={user._id} /> : null;
}

function ChatRoom({ userId }: { userId: string }) {
  const [params, setParams] = useSearchParams();
  const opened = openedChat(params);
  const { room, view } = useRoom(userId, opened.roomId);
  const { draft, acts: draftActs, submit } = useDraft(room, view);
  const [panel, setPanel] = useState<'people' | 'search' | 'reports' | null>(null);
  const [removing, setRemoving] = useState<ChatMessage | null>(null);
  const [reporting, setReporting] = useState<ChatMessage | null>(null);
  const { highlighted, jump } = useJump(room);
  const readUpTo = useReadUpTo(view);
  const hide = useHideMessage();
  useOpening({ ...opened, view, jump, mention: draftActs.mention });

  const acts = useMemo<MessageActs>(
    () => ({
      react: ({ _id }, emoji) => void room.react(_id, emoji).catch((error: unknown) => toast.error(problemOf(error))),
      reply: draftActs.reply,
      edit: draftActs.edit,
      share: ({ _id }) => void share(messageLink(window.location.origin, _id, opened.roomId)),
      copy: ({ message }) => void copy(message),
      remove: setRemoving,
      report: setReporting,
      hide,
    }),
    [room, draftActs, opened.roomId, hide],
  );
  const { seat, log, status } = view;

  return (
    <div className={css['room']}>
      <PageHead
        title={t`Chat room`}
        action={
          <div className={css['tools']}>
            <RoomSwitch
              view={view}
              shown={opened.roomId}
              onChange={(roomId) => setParams(roomId ? { room: roomId } : {})}
            />
            {seat?.isModerator && (
              <Tool label={t`Reported messages`} icon={IconFlag} onClick={() => setPanel('reports')} />
            )}
            <Tool label={t`Search messages`} icon={IconSearch} onClick={() => setPanel('search')} />
            <Tool label={t`People`} icon={IconUsers} onClick={() => setPanel('people')} />
          </div>
        }
      />
      <section className={css['card']} aria-label={t`Chat room`}>
        <ConnectionNotice view={view} />
        {status === 'loading' && log.messages.length === 0 && (
          <div className={css['list']}>
            <OlderSkeleton count={8} />
          </div>
        )}
        {status === 'failed' && (
          <div className={css['centre']}>
            <ErrorState
              failure={{ message: view.problem ?? t`The chat could not be loaded.` }}
              retry={() => void room.loadFirst()}
            />
          </div>
        )}
        {status === 'ready' && log.messages.length === 0 && view.waiting.length === 0 && (
          <div className={css['centre']}>
            <EmptyState drawing="people" text={t`No one has written here yet. Say hello!`} />
          </div>
        )}
        {(log.messages.length > 0 || (status === 'ready' && view.waiting.length > 0)) && (
          <MessageList
            view={view}
            userId={userId}
            readUpTo={readUpTo}
            highlighted={highlighted}
            acts={acts}
            onJump={(_id) => void jump(_id)}
            onOlder={() => void room.loadOlder()}
            onBottom={room.markRead}
            onRetry={room.retry}
            onDiscard={room.discard}
          />
        )}
        <Typing view={view} />
        <Composer
          draft={draft}
          acts={draftActs}
          roomId={opened.roomId}
          refusal={
            seat?.state === 'muted' && !seat.isModerator ? t`You cannot write here for now. You can still read.` : null
          }
          onSubmit={() => void submit()}
          onTyped={() => room.noteTyped()}
        />
      </section>
      <ConfirmDanger
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        title={t`Delete Message`}
        verb={t`Delete`}
        loses={t`The message is removed for everyone, also where it was quoted. This cannot be undone.`}
        onConfirm={async () => {
          try {
            if (removing) await room.delete(removing._id);
            setRemoving(null);
            return null;
          } catch (error) {
            return { message: problemOf(error) };
          }
        }}
      />
      <ReportMessage message={reporting} onClose={() => setReporting(null)} />
      <MembersPanel
        opened={panel === 'people'}
        onClose={() => setPanel(null)}
        seat={seat}
        roomId={opened.roomId}
        userId={userId}
        onMention={(person) => {
          draftActs.mention(person);
          setPanel(null);
        }}
      />
      <FindPanel
        opened={panel === 'search'}
        onClose={() => setPanel(null)}
        roomId={opened.roomId}
        onShow={(_id) => {
          setPanel(null);
          void jump(_id);
        }}
      />
      <ReportsPanel opened={panel === 'reports'} onClose={() => setPanel(null)} roomId={opened.roomId} />
    </div>
  );
}

function Tool({ label, icon: Icon, onClick }: { label: string; icon: typeof IconUsers; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} title={label} onClick={onClick}>
      <Icon size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}

/** For the owner of a tenant, who is in two rooms. */
function RoomSwitch({
  view,
  shown,
  onChange,
}: {
  view: RoomView;
  shown: string | undefined;
  onChange: (roomId: string | null) => void;
}) {
  if (view.rooms.length < 2) return null;
  const data = view.rooms.map(({ roomId, unread }) => ({
    value: roomId,
    label: (
      <Indicator disabled={unread === 0} color="orange" size={8}>
        {roomId === communityRoom ? t`Community` : t`Your people`}
      </Indicator>
    ),
  }));
  return (
    <SegmentedControl
      size="xs"
      data={data}
      value={shown ?? view.rooms[0]?.roomId ?? ''}
      onChange={(roomId) => onChange(roomId === view.rooms[0]?.roomId ? null : roomId)}
      aria-label={t`Room`}
    />
  );
}

/** After a while without a connection. The chat needs websockets, which some networks do not let through. @source ADR 0059 */
function ConnectionNotice({ view: { isConnected } }: { view: RoomView }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isConnected) return;
    const timer = setTimeout(() => setLate(true), 5_000);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isConnected]);
  if (isConnected || !isLate) return null;
  return (
    <InlineAlert tone="warning" title={t`Not connected. What you write is sent as soon as the connection is back.`}>
      <Trans>If this stays, your network may block live connections (WebSockets).</Trans>
    </InlineAlert>
  );
}

function Typing({ view: { typists } }: { view: RoomView }) {
  const [first, second] = typists.map(nameOf);
  const text =
    first === undefined
      ? ''
      : second === undefined
        ? t`${first} is typing…`
        : typists.length === 2
          ? t`${first} and ${second} are typing…`
          : t`Several people are typing…`;
  return (
    <div className={css['typing']} dir="auto">
      {text}
    </div>
  );
}

function useJump(room: ReturnType<typeof useRoom>['room']) {
  const [highlighted, setHighlighted] = useState<string | null>(null);
  useEffect(() => {
    if (highlighted === null) return;
    const element = document.getElementById(`message-${highlighted}`);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
    const timer = setTimeout(() => setHighlighted(null), highlightMs);
    return () => clearTimeout(timer);
  }, [highlighted]);
  const jump = async (_id: string) => {
    if (await room.find(_id)) setHighlighted(_id);
    else toast.error(t`This message is no longer there, or too far back.`);
  };
  return { highlighted, jump };
}

/** Up to where the person had read when the room was opened. */
function useReadUpTo({ seat }: RoomView): number | null {
  const [read, setRead] = useState<{ roomId: string; seq: number } | null>(null);
  if (seat && read?.roomId !== seat.roomId) setRead({ roomId: seat.roomId, seq: seat.lastReadSeq });
  return read?.seq ?? null;
}

interface Opening {
  userId: string | undefined;
  messageId: string | undefined;
  roomId: string | undefined;
  view: RoomView;
  jump: (_id: string) => Promise<void>;
  mention: (person: { _id: string; name: string }) => void;
}

/** What the address asks for, once. @source models.md 17 "`user` query parameter", cases G14 */
function useOpening({ userId, messageId, roomId, view, jump, mention }: Opening): void {
  const request = { ids: userId ? [userId] : [], ...(roomId ? { roomId } : {}) };
  const { data } = useChatMembersQuery(request, { skip: userId === undefined });
  const person = data?.data.find(({ _id }) => _id === userId);
  const mentioned = useRef<string>(undefined);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (!person || mentioned.current === person._id) return;
    mentioned.current = person._id;
    mention(person);
  }, [person, mention]);
  const isReady = view.status === 'ready';
  useEffect(() => {
    if (!isReady || messageId === undefined || shown.current === messageId) return;
    shown.current = messageId;
    void jump(messageId);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each message that the address names
  }, [isReady, messageId]);
}
