import { z } from 'zod';
import { email, line, objectId } from '../../primitives/index.js';

/** Where a tenant's mail server may be reached. @source models.md 16 */
export const smtpPorts = [25, 465, 587, 2525] as const;

/** Whom the mails of a tenant come from, and the server that takes them. */
export const senderSchema = z.object({
  tenantId: objectId,
  name: line(120),
  email,
  host: z.string().min(1).max(255),
  /** 465 speaks TLS from the first byte, the others upgrade. */
  port: z.number().int().min(1).max(65_535),
  username: z.string().max(320),
  /** Sealed by `smtpPasswords`; empty for a server without a sign-in. */
  passwordEnc: z.string(),
  /** Signs the mails for the domain of `email`; the key is sealed by `dkimKeys`. */
  dkim: z.object({ selector: z.string(), privateKeyEnc: z.string() }).nullable(),
});
export type Sender = z.output<typeof senderSchema>;

/** Why a tenant's mails do not leave: the step that failed, or that the stored password opens with no key that we have. */
export const senderFailures = ['connection', 'tls', 'signIn', 'sender', 'password'] as const;
export type SenderFailure = (typeof senderFailures)[number];
