import { Injectable } from '@nestjs/common';
import {
  hostsChanged,
  signInProviders,
  type editSocialClients,
  type findSocialClient,
  type RequestOf,
  type SignInProvider,
} from '@linkyard/contracts';
import { broadcast, Bus, fieldRefusal, requireFound, socialSecrets } from '@linkyard/service-kit';
import { ServedHosts } from '../hosts/served-hosts.js';
import type { WhiteLabel } from '../white-labels/white-label.schema.js';
import { WhiteLabelsRepository } from '../white-labels/white-labels.repository.js';

type Change = RequestOf<typeof editSocialClients>;

/** A reseller's own clients at Google and Facebook, without which its site does not offer them. @source models.md 25 "White label" */
@Injectable()
export class SocialService {
  private readonly secrets = socialSecrets({
    DATA_KEY: process.env['DATA_KEY'] ?? '',
    DATA_KEY_PREVIOUS: process.env['DATA_KEY_PREVIOUS'],
  });

  constructor(
    private readonly records: WhiteLabelsRepository,
    private readonly hosts: ServedHosts,
    private readonly bus: Bus,
  ) {}

  /** @throws DomainError core.not_found before the owner has named a first domain; core.invalid_input without a secret for a new client */
  async edit(ownerId: string, { save, delete: removed }: Change) {
    const before = requireFound(await this.records.ofOwner(ownerId));
    const paths: Record<string, unknown> = removed ? { [`social.${removed}`]: null } : {};
    if (save) paths[`social.${save.provider}`] = this.stored(before, save);
    const isChange = Object.keys(paths).length > 0;
    const record = isChange ? requireFound(await this.records.setPaths(ownerId, paths)) : before;
    if (isChange) await broadcast(this.bus.connection, hostsChanged, {});
    return { clients: this.present(record) };
  }

  async client({ tenantId, provider }: RequestOf<typeof findSocialClient>) {
    const client = clientOf(await this.records.ofTenant(tenantId), provider);
    return client && { clientId: client.clientId, sealedSecret: client.secretEnc };
  }

  /** A secret belongs to the client for which it was entered. */
  private stored(record: WhiteLabel, { provider, clientId, secret }: NonNullable<Change['save']>) {
    const before = clientOf(record, provider);
    if (secret === '' && before?.clientId !== clientId) throw fieldRefusal('save.secret', 'white-label.client_secret');
    const secretEnc = secret === '' ? before?.secretEnc : this.secrets.seal(record._id, secret);
    return provider === 'google' ? { clientId, secretEnc } : { appId: clientId, secretEnc };
  }

  private present(record: WhiteLabel) {
    const origin = this.hosts.siteOfTenant(record._id)?.origins.app;
    return signInProviders.map((provider) => {
      const client = clientOf(record, provider);
      const redirectUrl = origin === undefined ? null : new URL(`/auth/${provider}/callback`, origin).href;
      return { provider, clientId: client?.clientId ?? '', hasSecret: client !== null, redirectUrl };
    });
  }
}

function clientOf(record: WhiteLabel | null, provider: SignInProvider) {
  const { google, facebook } = record?.social ?? { google: null, facebook: null };
  const [clientId, secretEnc] =
    provider === 'google' ? [google?.clientId, google?.secretEnc] : [facebook?.appId, facebook?.secretEnc];
  return clientId && secretEnc ? { clientId, secretEnc } : null;
}
