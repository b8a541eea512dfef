import type { ProviderLink } from '../user-records/user.schema.js';

/** An identity as asserted by a provider. */
export interface SocialIdentity {
  provider: ProviderLink['provider'];
  providerUserId: string;
  /** Normalised; null where the provider does not return it. */
  email: string | null;
  /** The provider says, or is known to have made sure, that the mailbox is theirs. */
  emailVerified: boolean;
  name: string;
  picture: string | null;
}

/**
 * Google checks mailboxes and says so per account. Facebook gives only confirmed addresses but does not promise whose they are now, so its
 * word opens new accounts and never links to one that is there.
 * @source quality 3 "Social login"
 */
export const mayLink = ({ provider, emailVerified }: SocialIdentity): boolean => provider === 'google' && emailVerified;
