import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { honeypot, objectId } from '../../primitives/index.js';
import { pageAttribution } from '../forms/page-attribution.js';

/** Where a gate stands: a section's place on its page, or the gate before the whole page. New with every publish. */
export const gateSlot = z.union([
  z.literal('page'),
  z.string().regex(/^[A-Za-z0-9_-]{22}$/, refusedAs('gates.not_slot')),
]);

/**
 * A visitor's answer to a gate, as it was typed; which part of it counts is for the gate to say. The gateway makes the token that remembers the
 * success. Serves POST /g/{campaignId}/{pageId}/{slot}.
 * @source models.md 3 "gate", ADR 0010
 */
export const openGate = defineCommand({
  subject: 'campaigns-and-templates.gates.open',
  summary: 'Answer a gate of a public page',
  request: z.strictObject({
    campaignId: objectId,
    pageId: objectId,
    slot: gateSlot,
    password: z.string().max(256).optional(),
    birthdate: z.string().max(20).optional(),
    confirmed: z.boolean().default(false),
    email: z.string().max(254).optional(),
    consent: z.boolean().default(false),
    website_url: honeypot,
    attribution: pageAttribution.optional(),
    /** Milliseconds between opening and sending; null where no script ran. */
    elapsedMs: z.int().min(0).max(86_400_000).nullable().default(null),
  }),
  reply: z.object({
    /** The page's address on its host, to go back to. */
    path: z.string(),
    /** Of the page as it stands: a token is good for this one only. */
    version: z.int(),
  }),
  errors: ['gates.closed', 'gates.wrong_password', 'gates.too_many_tries', 'gates.too_young'],
  timeoutMs: 3000,
});
