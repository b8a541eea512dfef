import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { currencyCode, line, revision, timeZone, webUrl } from '../../primitives/index.js';
import { userView } from '../accounts/user-view.js';
import { birthdate } from './birthdate.js';

const countryCode = z.string().regex(/^[A-Z]{2}$/, refusedAs('core.choose_country'));

/** What is absent stays, in `address` too. E-mail address, role and plan have calls of their own. @source models.md 1 User */
export const updateProfile = defineCommand({
  subject: 'auth.profile.update',
  http: { path: '/user/profile/update', role: 'any' },
  summary: 'Change the own profile',
  request: z.strictObject({
    rev: revision.optional(),
    name: line(120).min(1, refusedAs('core.name_required')).optional(),
    phone: line(32).optional(),
    birthdate: birthdate.nullable().optional(),
    gender: line(40).optional(),
    companyName: line(160).optional(),
    website: z.union([z.literal(''), webUrl]).optional(),
    address: z
      .strictObject({
        line1: line(160),
        line2: line(160),
        city: line(120),
        region: line(120),
        postalCode: line(24),
        country: z.union([z.literal(''), countryCode]),
      })
      .partial()
      .optional(),
    taxId: line(40).optional(),
    timeZone: timeZone.optional(),
    locale: z
      .string()
      .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/, refusedAs('core.not_language'))
      .optional(),
    currency: currencyCode.optional(),
    weekStart: z.int().min(0).max(6).optional(),
    timeFormat: z.union([z.literal(12), z.literal(24)]).optional(),
    marketingConsent: z.boolean().optional(),
    disableImpersonation: z.boolean().optional(),
  }),
  reply: userView,
  message: /*i18n*/ 'Your profile is saved.',
  errors: ['core.stale_rev', 'auth.invalid_birthdate'],
  timeoutMs: 3000,
});
