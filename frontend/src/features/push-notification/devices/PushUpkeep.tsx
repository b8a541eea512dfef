import { useEffect } from 'react';
import { useAppDispatch, useUser } from '../../../shared/session/use-session.js';
import { pushApi } from '../api.js';
import { renewSubscription } from './renew-subscription.js';

/** Keeps this browser's subscription current, once for each visit. */
export function PushUpkeep() {
  const dispatch = useAppDispatch();
  const userId = useUser()?._id;
  useEffect(() => {
    if (userId === undefined) return;
    const { vapidKey, subscribeToPush } = pushApi.endpoints;
    renewSubscription(userId, {
      publicKey: async () => (await dispatch(vapidKey.initiate({}, { subscribe: false })).unwrap()).publicKey,
      subscribe: (request) => dispatch(subscribeToPush.initiate(request)).unwrap(),
    }).catch(() => undefined);
  }, [dispatch, userId]);
  return null;
}
