import { renewedSubscription } from '@linkyard/blocks/push';
import type { subscribeToPush, RequestInput } from '@linkyard/contracts';
import { ownZone } from '@linkyard/languages/formats';

interface Server {
  publicKey(): Promise<string>;
  subscribe(request: RequestInput<typeof subscribeToPush>): Promise<unknown>;
}

/**
 * Subscribes a browser again whose subscription is bound to a key that the server no longer has: nothing would arrive there. Asks for no
 * permission, and registers no worker where there is none.
 */
export async function renewSubscription(userId: string, server: Server): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (!(await registration?.pushManager.getSubscription()) || !registration) return;
  const renewed = await renewedSubscription(registration, await server.publicKey());
  if (renewed) await server.subscribe({ ...renewed, from: 'user', userId, timeZone: ownZone() });
}
