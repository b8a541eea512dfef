import { email, webUrl, type RequestInput, type signInWithProfile } from '@linkyard/contracts';
import { z } from 'zod';

export type ProvenProfile = RequestInput<typeof signInWithProfile>;

/** What both strategies make of a provider's answer: passport's portable profile. */
const portable = z.object({
  provider: z.enum(['google', 'facebook']),
  id: z.string().min(1).max(255),
  displayName: z.string().default(''),
  emails: z
    .array(z.object({ value: z.string(), verified: z.union([z.boolean(), z.stringbool()]).optional() }))
    .optional(),
  photos: z.array(z.object({ value: z.string() })).optional(),
});

/**
 * Reads a passport profile. Facebook gives only addresses it has confirmed and does not say so per address; Google says it for each.
 * An address or picture that is none is left out.
 */
export function provenProfile(profile: unknown): ProvenProfile {
  const { provider, id, displayName, emails, photos } = portable.parse(profile);
  const address = email.safeParse(emails?.[0]?.value);
  const picture = webUrl.safeParse(photos?.[0]?.value);
  return {
    provider,
    providerUserId: id,
    email: address.success ? address.data : null,
    emailVerified: address.success && (provider === 'facebook' || emails?.[0]?.verified === true),
    name: displayName
      .replace(/[\u0000-\u001f\u007f]/g, ' ')
      .trim()
      .slice(0, 120),
    picture: picture.success ? picture.data : null,
  };
}
