import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { email, line, timestamp } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { domainRecord } from '../domains/domain-view.js';
import { senderFailures } from './sender.js';

/** `dkimNext`: of the key that signs as soon as its record is seen. */
export const senderRecordKinds = ['dkim', 'dkimNext', 'spf', 'dmarc'] as const;
export type SenderRecordKind = (typeof senderRecordKinds)[number];

/**
 * `monitoring`: a DMARC policy that asks for nothing; `notIncluded`: SPF does not name the mail server; `other`: another key than ours;
 * `unknown`: DNS did not answer.
 */
export const senderVerdicts = [
  ...([
    'ok',
    'monitoring',
    'missing',
    'several',
    'notIncluded',
    'tooManyLookups',
    'other',
    'invalid',
    'unknown',
  ] as const),
] as const;
export type SenderVerdict = (typeof senderVerdicts)[number];

/** What receivers find out about the sender of a white label. Each call looks now. @source models.md 16 smtpState */
export const senderChecks = defineCommand({
  subject: 'white-label.senders.checks',
  http: { path: '/wl/sender-checks', role: 'owner', rate: costlyRate },
  summary: 'The DNS records that the mails of a site need, what is seen of them now, and whether its mails leave',
  request: z.strictObject({
    /** As on the form; the stored one without it. */
    sender: z.strictObject({ email, host: line(255).min(1) }).optional(),
  }),
  reply: z.object({
    /** Of the sender's address; empty where there is no sender yet. */
    domain: z.string(),
    records: z.array(
      domainRecord.extend({
        kind: z.enum(senderRecordKinds),
        verdict: z.enum(senderVerdicts),
      }),
    ),
    /** Records of keys that signed until a short while ago: mails under way are checked with them. */
    formerKeys: z.array(z.object({ fullName: z.string(), until: timestamp })),
    checkedAt: timestamp.nullable(),
    /** When a test mail was taken by the stored mail server. */
    verifiedAt: timestamp.nullable(),
    /** Why mails do not leave; null while they do. */
    failure: z.enum(senderFailures).nullable(),
    failingSince: timestamp.nullable(),
  }),
  errors: ['core.not_found'],
  timeoutMs: 20_000,
});
