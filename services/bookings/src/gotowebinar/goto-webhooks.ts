import { z } from 'zod';
import { refusedContent, type GotoHttp } from './goto-http.js';
import { providerKey } from './text-keys.js';

export interface Webhook {
  key: string;
  event: string;
}

const created = z.object({
  _embedded: z.object({ webhooks: z.array(z.object({ webhookKey: providerKey, eventName: z.string() })) }),
});
const base = '/G2W/rest/v2';

/** The provider's notifications for one organizer: delivered while the webhook and the user's subscription are active. */
export class GotoWebhooks {
  constructor(
    private readonly http: GotoHttp,
    private readonly callbackUrl: string,
  ) {}

  /** @returns all webhooks that exist now; @throws ProviderError invalid_request when the address is refused */
  async set(events: readonly string[], before: readonly Webhook[]): Promise<Webhook[]> {
    const missing = events.filter((event) => !before.some((hook) => hook.event === event));
    const added = missing.length > 0 ? await this.create(missing) : [];
    const all = [...before, ...added];
    const wanted = all.filter(({ event }) => events.includes(event));
    await this.switch(wanted, 'ACTIVE');
    await this.switch(
      all.filter((hook) => !wanted.includes(hook)),
      'INACTIVE',
    );
    if (added.length > 0) await this.subscribe(added);
    return all;
  }

  private async create(events: readonly string[]): Promise<Webhook[]> {
    await this.write('POST', '/webhooks/secretkey', {});
    const body = events.map((eventName) => ({
      ...{ callbackUrl: this.callbackUrl, eventName, eventVersion: '1.0.0', product: 'g2w' },
    }));
    const { _embedded } = await this.http.read({ method: 'POST', path: `${base}/webhooks`, body }, created);
    return _embedded.webhooks.map(({ webhookKey, eventName }) => ({ key: webhookKey, event: eventName }));
  }

  private async switch(hooks: readonly Webhook[], state: 'ACTIVE' | 'INACTIVE'): Promise<void> {
    if (hooks.length === 0) return;
    await this.write(
      'PUT',
      '/webhooks',
      `[${hooks.map(({ key }) => `{"webhookKey":${key},"state":"${state}"}`).join()}]`,
    );
  }

  private async subscribe(hooks: readonly Webhook[]): Promise<void> {
    const entries = hooks.map(({ key }) => `{"webhookKey":${key},"userSubscriptionState":"ACTIVE"}`);
    await this.write('POST', '/userSubscriptions', `[${entries.join()}]`);
  }

  /** Keys are written as bare numbers, which is why bodies are text. */
  private async write(method: 'POST' | 'PUT', path: string, body: object | string): Promise<void> {
    const { status, body: said } = await this.http.send({ method, path: `${base}${path}`, body });
    if (status >= 300) throw refusedContent(status, said);
  }
}
