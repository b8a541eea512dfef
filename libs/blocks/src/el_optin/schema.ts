import { objectId } from '@linkyard/contracts';
import { z } from 'zod';
import { optionalLink, optionalPage, text } from '../kit/fields.js';

/** @source spec 3 el_optin, models.md 3; thank-you fields are named as in el_form */
export const optinSchema = z.object({
  title: text(200),
  description: text(1000),
  isname: z.boolean().default(true),
  isemail: z.boolean().default(true),
  isphone: z.boolean().default(false),
  iswhatsapp: z.boolean().default(false),
  /** The sentence beside the tick box; empty shows no box. */
  consentText: text(1000),
  consentRequired: z.boolean().default(true),
  /** Addresses of who signs up here do not count as subscribed. Offered again once a mailed link confirms them. */
  doubleOptin: z.boolean().default(false),
  autoresponderId: z.union([z.literal(''), objectId]).default(''),
  listId: text(200),
  tags: z.array(z.string().trim().min(1).max(60)).max(20).default([]),
  btnText: text(80, 'Subscribe'),
  thanktype: z.enum(['text', 'link', 'page']).default('text'),
  ttext: text(1000, 'Thank you! You are on the list.'),
  tlink: optionalLink,
  ipage: optionalPage,
});
export type OptinContent = z.output<typeof optinSchema>;
