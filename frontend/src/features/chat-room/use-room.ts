import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLiveConnection } from '../../shared/live/live-connection.js';
import { useAppDispatch } from '../../shared/session/use-session.js';
import { chatApi } from './api.js';
import { RoomSync } from './room-sync.js';
import type { RoomReads } from './room-view.js';

type Dispatch = ReturnType<typeof useAppDispatch>;

/** Nothing is cached here: what the room holds is kept by RoomSync. */
const readsOf = (dispatch: Dispatch): RoomReads => {
  const uncached = { forceRefetch: true, subscribe: false } as const;
  const { previousMessages, chatChanges } = chatApi.endpoints;
  return {
    previous: (request) => dispatch(previousMessages.initiate(request, uncached)).unwrap(),
    changes: (request) => dispatch(chatChanges.initiate(request, uncached)).unwrap(),
  };
};

/** A room of the signed-in person, live while the screen is open. @param roomId  undefined is the room of the site */
export function useRoom(userId: string, roomId: string | undefined) {
  const dispatch = useAppDispatch();
  const connection = useLiveConnection();
  const [room, setRoom] = useState(() => newRoom(dispatch, userId, roomId));
  const [shown, setShown] = useState(roomId);
  if (shown !== roomId) {
    setShown(roomId);
    setRoom(newRoom(dispatch, userId, roomId));
  }
  useEffect(() => {
    room.start();
    return () => room.stop();
  }, [room]);
  useEffect(() => room.attach(connection), [room, connection]);
  const view = useSyncExternalStore(room.subscribe, room.getView);
  return { room, view };
}

const newRoom = (dispatch: Dispatch, userId: string, roomId: string | undefined) =>
  new RoomSync({ userId, roomId, reads: readsOf(dispatch), shelf: localStorage });
