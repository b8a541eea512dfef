import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { line, moment, timeZone } from '../../primitives/index.js';

/** Minimum age in years. */
export const minimumAge = z
  .int()
  .min(13, refusedAs('campaigns.age_too_low'))
  .max(99, refusedAs('campaigns.age_too_high'));
export const ruleDevices = ['mobile', 'tablet', 'desktop'] as const;
/** Apps with a browser of their own; `none` is an ordinary browser. */
export const inAppBrowsers = [
  'none',
  'Instagram',
  'Facebook',
  'TikTok',
  'Snapchat',
  'LinkedIn',
  'Pinterest',
  'Line',
] as const;
export const visitKinds = ['any', 'new', 'returning'] as const;

const countryCode = z.string().regex(/^[A-Z]{2}$/, refusedAs('core.not_country'));
const language = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?$/, refusedAs('core.not_language'));
/** A host, and all that lie below it: instagram.com is l.instagram.com too. */
const referrerHost = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, refusedAs('campaigns.not_host'));

/** To whom a section is shown: every group that says something must fit, within a group one entry is enough. An empty group says nothing. */
export const showRulesSchema = z.strictObject({
  countries: z
    .strictObject({
      /** `include`: only visitors from these; `exclude`: all others. An unknown country is in no list. */
      mode: z.enum(['include', 'exclude']).default('include'),
      codes: z.array(countryCode).max(250).default([]),
    })
    .default({ mode: 'include', codes: [] }),
  devices: z.array(z.enum(ruleDevices)).max(3).default([]),
  browsersInApp: z.array(z.enum(inAppBrowsers)).max(inAppBrowsers.length).default([]),
  referrers: z.array(referrerHost).max(50).default([]),
  /** The one the visitor reads first; `pt` is `pt-BR` too. */
  languages: z.array(language).max(50).default([]),
  /** Determined without a cookie, so for up to two days and for the same network and browser. */
  returning: z.enum(visitKinds).default('any'),
});
export type ShowRules = z.infer<typeof showRulesSchema>;

const gateText = line(200).default('');
/**
 * What a visitor has to do before the section opens; `text` is the prompt, empty for the default. A password is set by
 * section/password and is never returned. `value`: years, or the consent text of the e-mail gate.
 */
export const sectionGateSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z.strictObject({ type: z.literal('password'), text: gateText }),
  z.strictObject({
    type: z.literal('age'),
    text: gateText,
    value: minimumAge.default(18),
    ask: z.enum(['birthdate', 'confirm']).default('birthdate'),
  }),
  z.strictObject({ type: z.literal('email'), text: gateText, value: line(300).default('') }),
]);
export type SectionGate = z.infer<typeof sectionGateSchema>;

const noRules = showRulesSchema.parse({});

/** When, to whom and after what a section is shown. `parse({})` is: to all visitors, always. @source models.md 3 "Section" */
export const sectionAudienceSchema = z.strictObject({
  visibleFrom: moment.nullable().default(null),
  visibleUntil: moment.nullable().default(null),
  /** In which the owner reads the two moments; empty for the zone of their device. */
  timeZone: z.union([timeZone, z.literal('')]).default(''),
  rules: showRulesSchema.default(noRules),
  gate: sectionGateSchema.default({ type: 'none' }),
});
export type SectionAudience = z.infer<typeof sectionAudienceSchema>;

const { shape } = sectionAudienceSchema;
/** The same as fields of a write: what is not sent stays as it is. */
export const audienceChange = {
  visibleFrom: shape.visibleFrom.unwrap().optional(),
  visibleUntil: shape.visibleUntil.unwrap().optional(),
  timeZone: shape.timeZone.unwrap().optional(),
  rules: shape.rules.unwrap().optional(),
  gate: shape.gate.unwrap().optional(),
};

/** True from the first moment of a section's window until before its last; without moments always. */
export function isInWindow(
  { visibleFrom, visibleUntil }: { visibleFrom?: string | null; visibleUntil?: string | null },
  now: Date,
): boolean {
  if (visibleFrom && Date.parse(visibleFrom) > now.getTime()) return false;
  return !visibleUntil || Date.parse(visibleUntil) > now.getTime();
}
