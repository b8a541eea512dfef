import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Route } from '../http/serve.js';
import { empty, gotoReply, key, refusal, toJson } from './goto-json.js';
import { newKey, organizerKeyOf, type GotoState, type Webhook } from './goto-state.js';
import { signedIn } from './organizer-calls.js';

const newHooks = z
  .array(
    z.object({
      callbackUrl: z.url(),
      eventName: z.enum([
        'registrant.added',
        'registrant.joined',
        'webinar.created',
        'webinar.changed',
        'survey.submitted',
      ]),
      eventVersion: z.literal('1.0.0'),
      product: z.literal('g2w'),
    }),
  )
  .min(1);
/** Numbers above 2^53 have lost digits after JSON.parse: read from the text. */
const keysIn = (body: string, name: string): string[] =>
  [...body.matchAll(new RegExp(`"${name}"\\s*:\\s*"?(\\d+)`, 'g'))].map(([, digits = '']) => digits);
const secret = 'goto-simulator-webhook-secret';

/** GoTo takes https addresses only; this machine's own http ones are let through for development. */
const isAllowed = (url: string) => /^https:\/\//.test(url) || /^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(url);

/** @source GoToWebinar API v2, "Webhooks" */
export function webhookRoutes(state: GotoState): Route[] {
  const own = (organizer: string, digits: string): Webhook | null => {
    const found = state.webhooks.get(digits);
    return found?.organizer === organizer ? found : null;
  };
  const shown = ({ webhookKey, callbackUrl, eventName, state: is }: Webhook) => ({
    ...{ webhookKey: key(webhookKey), callbackUrl, eventName, eventVersion: '1.0.0', product: 'g2w', state: is },
  });
  return [
    [
      'POST',
      /^\/G2W\/rest\/v2\/webhooks\/secretkey$/,
      signedIn(state, () => gotoReply({ id: randomUUID(), value: secret, validFrom: new Date(0).toISOString() }, 201)),
    ],
    [
      'POST',
      /^\/G2W\/rest\/v2\/webhooks$/,
      signedIn(state, async ({ body }, account) => {
        const sent = newHooks.safeParse(JSON.parse(body));
        if (!sent.success) return refusal(400, 'InvalidRequest', z.prettifyError(sent.error));
        const made: Webhook[] = [];
        for (const { callbackUrl, eventName } of sent.data) {
          if (!isAllowed(callbackUrl)) return refusal(400, 'InvalidCallbackUrl', 'The callback URL has to be https.');
          const answered = await fetch(callbackUrl).then(
            ({ status }) => status,
            () => 0,
          );
          if (answered !== 200)
            return refusal(400, 'InvalidCallbackUrl', 'A GET of the callback URL has to answer 200.');
          const organizer = organizerKeyOf(account);
          made.push({
            webhookKey: newKey(),
            organizer,
            callbackUrl,
            eventName,
            state: 'INACTIVE',
            isSubscribed: false,
          });
        }
        for (const hook of made) state.webhooks.set(hook.webhookKey, hook);
        return gotoReply({ _embedded: { webhooks: made.map(shown) } }, 201);
      }),
    ],
    [
      'GET',
      /^\/G2W\/rest\/v2\/webhooks$/,
      signedIn(state, (_request, account) => {
        const webhooks = [...state.webhooks.values()].filter(({ organizer }) => organizer === organizerKeyOf(account));
        return gotoReply({ _embedded: { webhooks: webhooks.map(shown) } });
      }),
    ],
    [
      'PUT',
      /^\/G2W\/rest\/v2\/webhooks$/,
      signedIn(state, ({ body }, account) => {
        const changed = /"state"\s*:\s*"INACTIVE"/.test(body) ? 'INACTIVE' : 'ACTIVE';
        for (const digits of keysIn(body, 'webhookKey')) {
          const hook = own(organizerKeyOf(account), digits);
          if (!hook) return refusal(404, 'NotFound', 'There is no such webhook.');
          hook.state = changed;
        }
        return empty(202);
      }),
    ],
    [
      'POST',
      /^\/G2W\/rest\/v2\/userSubscriptions$/,
      signedIn(state, ({ body }, account) => {
        for (const digits of keysIn(body, 'webhookKey')) {
          const hook = own(organizerKeyOf(account), digits);
          if (!hook) return refusal(404, 'NotFound', 'There is no such webhook.');
          hook.isSubscribed = true;
        }
        return gotoReply({}, 201);
      }),
    ],
  ];
}

/** Delivered only while the webhook and the subscription of its user are both active; what fails is lost. */
export async function deliver(
  state: GotoState,
  { organizer }: { organizer: string },
  eventName: string,
  about: object,
): Promise<void> {
  for (const hook of state.webhooks.values()) {
    if (hook.organizer !== organizer || hook.eventName !== eventName) continue;
    if (hook.state !== 'ACTIVE' || !hook.isSubscribed) continue;
    const body = toJson({ eventKey: key(newKey()), eventName, eventVersion: '1.0.0', product: 'g2w', ...about });
    const signature = createHmac('sha256', secret).update(body).digest('base64');
    const headers = { 'content-type': 'application/json', 'x-webhook-signature': signature };
    await fetch(hook.callbackUrl, { method: 'POST', body, headers }).catch(() => undefined);
  }
}
