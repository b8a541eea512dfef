import { z } from 'zod';

/** An application that is registered at a provider. */
export interface Client {
  id: string;
  secret: string;
  /** Where it may be led back to. Empty: any http(s) address, as a development client with none registered. */
  redirectUris: readonly string[];
}

/** Body of `POST /simulator/clients`, by which a test registers an application beside the one of the installation. */
const clientInput = z.strictObject({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  redirectUris: z.array(z.url()).default([]),
});

/** The applications that a simulated provider knows. */
export class Clients {
  private readonly kept = new Map<string, Client>();

  constructor(readonly first: Client) {
    this.kept.set(first.id, first);
  }

  /** @param body JSON of `clientInput`; the same id again replaces what was registered, and the first client stays */
  register(body: string) {
    const { clientId: id, clientSecret: secret, redirectUris } = clientInput.parse(JSON.parse(body));
    if (id !== this.first.id) this.kept.set(id, { id, secret, redirectUris });
    return { clientId: id };
  }

  byId(id: string | null): Client | null {
    return this.kept.get(id ?? '') ?? null;
  }
}

/** Whether a provider may lead back to the address. */
export const mayReturnTo = ({ redirectUris }: Client, uri: string): boolean =>
  URL.canParse(uri) &&
  /^https?:$/.test(new URL(uri).protocol) &&
  (redirectUris.length === 0 || redirectUris.includes(uri));
