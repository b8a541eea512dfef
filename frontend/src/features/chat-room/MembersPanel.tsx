import type { ChatMemberView, EnteredRoom } from '@linkyard/contracts';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { ActionIcon, Avatar, Badge, Drawer, Menu, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDots, IconSearch } from '@tabler/icons-react';
import { ErrorState, toast } from '@linkyard/ui';
import { useState } from 'react';
import { asApiError } from '../../shared/api/api-error.js';
import { useChatMembersQuery, useModerateChatMutation } from './api.js';
import { OlderSkeleton } from './MessageList.js';
import css from './panels.module.css';

interface MembersPanelProps {
  opened: boolean;
  onClose: () => void;
  seat: EnteredRoom | null;
  roomId: string | undefined;
  userId: string;
  onMention: (person: { _id: string; name: string }) => void;
}

/** The people of the room, who is online, and what a moderator can do about them. */
export function MembersPanel(props: MembersPanelProps) {
  return (
    <Drawer opened={props.opened} onClose={props.onClose} position="right" title={t`People`} size="sm">
      {props.opened && <Members {...props} />}
    </Drawer>
  );
}

function Members({ seat, roomId, userId, onMention }: MembersPanelProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const room = roomId ? { roomId } : {};
  const { data, error, isLoading, refetch } = useChatMembersQuery({
    ...room,
    ...(search ? { search } : {}),
    limit: 100,
  });
  return (
    <div className={css['panel']}>
      <TextInput
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        placeholder={t`Find a person`}
        aria-label={t`Find a person`}
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
      />
      {data && (
        <p className={css['count']}>
          <Plural value={data.online} one="# person is online" other="# people are online" />
        </p>
      )}
      {isLoading && <OlderSkeleton count={5} />}
      {error && <ErrorState failure={asApiError(error)} retry={() => void refetch()} />}
      {data?.data.length === 0 && (
        <p className={css['count']}>
          <Trans>No one is called like that here.</Trans>
        </p>
      )}
      <ul className={css['people']}>
        {data?.data.map((member) => (
          <li key={member._id}>
            <span className={css['avatar']} data-online={member.isOnline || undefined}>
              <Avatar name={member.name} color="garden" size={32} alt="" />
            </span>
            <span className={css['who']}>
              <b dir="auto">{member.name}</b>
              <small>{member.isOnline ? <Trans>Online</Trans> : <Trans>Offline</Trans>}</small>
            </span>
            {member.role === 'moderator' && (
              <Badge size="sm" variant="light">
                <Trans>Moderator</Trans>
              </Badge>
            )}
            {member.state !== 'active' && (
              <Badge size="sm" color="red" variant="light">
                {member.state === 'banned' ? <Trans>Banned</Trans> : <Trans>Muted</Trans>}
              </Badge>
            )}
            {member._id !== userId && <MemberMenu member={member} seat={seat} roomId={roomId} onMention={onMention} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

type MemberMenuProps = Pick<MembersPanelProps, 'seat' | 'roomId' | 'onMention'> & { member: ChatMemberView };

function MemberMenu({ member, seat, roomId, onMention }: MemberMenuProps) {
  const [moderate] = useModerateChatMutation();
  const who = { userId: member._id, ...(roomId ? { roomId } : {}) };
  const act = async (request: Parameters<typeof moderate>[0], done: string) => {
    const { error } = await moderate(request);
    if (error) toast.error(asApiError(error).message);
    else toast.success(done);
  };
  const { name, role, state } = member;
  const isModerator = role === 'moderator';
  const mayModerate = seat?.isModerator === true && (!isModerator || seat.namesModerators);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t`More actions for ${name}`}>
          <IconDots size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onMention(member)}>
          <Trans>Mention</Trans>
        </Menu.Item>
        {mayModerate && state === 'active' && (
          <>
            <Menu.Item
              onClick={() => void act({ action: 'mute', minutes: 60, ...who }, t`${name} cannot write for an hour.`)}
            >
              <Trans>Mute for an hour</Trans>
            </Menu.Item>
            <Menu.Item onClick={() => void act({ action: 'mute', ...who }, t`${name} cannot write until you end it.`)}>
              <Trans>Mute</Trans>
            </Menu.Item>
          </>
        )}
        {mayModerate && state === 'muted' && (
          <Menu.Item onClick={() => void act({ action: 'unmute', ...who }, t`${name} can write again.`)}>
            <Trans>End the mute</Trans>
          </Menu.Item>
        )}
        {mayModerate && state === 'banned' && (
          <Menu.Item onClick={() => void act({ action: 'unban', ...who }, t`${name} can take part again.`)}>
            <Trans>End the ban</Trans>
          </Menu.Item>
        )}
        {mayModerate && state !== 'banned' && (
          <Menu.Item
            color="red"
            onClick={() => void act({ action: 'ban', ...who }, t`${name} can no longer take part.`)}
          >
            <Trans>Ban</Trans>
          </Menu.Item>
        )}
        {seat?.namesModerators && (
          <Menu.Item
            onClick={() =>
              void (isModerator
                ? act({ action: 'dismiss', ...who }, t`${name} is no longer a moderator.`)
                : act({ action: 'appoint', ...who }, t`${name} is a moderator now.`))
            }
          >
            {isModerator ? <Trans>Remove as moderator</Trans> : <Trans>Make a moderator</Trans>}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
