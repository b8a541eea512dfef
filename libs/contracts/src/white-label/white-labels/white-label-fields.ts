import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { email, hexColour, imageUrl, line, prose, recordFields, timestamp, webUrl } from '../../primitives/index.js';

const colour = hexColour.refine((value) => value.length === 7, refusedAs('white-label.plain_colour'));
const themeFields = {
  primaryColor: colour,
  secondaryColor: colour,
  titleColor: colour,
  textColor: colour,
  sideBarColor: colour,
  bgColor: colour,
};
/** The six colours of a site, opaque: `#rrggbb`. */
export const themeInput = z.strictObject(themeFields);
export type SiteTheme = z.output<typeof themeInput>;

/** An empty password: the stored one stays. */
export const smtpInput = z.strictObject({
  name: line(120).min(1),
  email,
  host: line(255).min(1),
  /** One of `smtpPorts`, which the service checks: a simulator on this machine may have another. */
  port: z.coerce.number().pipe(z.int().min(1).max(65_535)),
  username: line(320).min(1),
  password: z.string().max(1_000).default(''),
});

/** What a site may look like to people of a switched-off page: an ending, or a page that says nothing. */
export const offPages = ['gone', 'neutral'] as const;
export const signupModes = ['closed', 'invite', 'open'] as const;

/** A whole record as its screen sends it. @source spec 3 "White-label record", spec 5 "White-label save" */
export const whiteLabelInput = z.strictObject({
  title: line(80).min(1),
  author: line(120).min(1),
  description: prose(300).min(1),
  categories: z.array(line(60).min(1)).max(20),
  supportEmail: email,
  supportLink: webUrl,
  logo: z.union([imageUrl, z.literal('')]).nullable(),
  favicon: z.union([imageUrl, z.literal('')]).nullable(),
  theme: themeInput,
  smtpDetails: smtpInput,
  signupMode: z.enum(signupModes).optional(),
  offPage: z.enum(offPages).optional(),
  showPoweredBy: z.boolean().optional(),
});

export const whiteLabelView = z.object({
  ...recordFields,
  /** The domain that is wanted, in letters of its language; empty for none. */
  domain: z.string(),
  domainVerified: z.boolean(),
  domainId: z.string().nullable(),
  /** 0 not yet published, 1 published. */
  status: z.union([z.literal(0), z.literal(1)]),
  title: z.string(),
  author: z.string(),
  description: z.string(),
  categories: z.array(z.string()),
  supportEmail: z.string(),
  supportLink: z.string(),
  logo: z.string().nullable(),
  favicon: z.string().nullable(),
  theme: z.object({
    primaryColor: z.string(),
    secondaryColor: z.string(),
    titleColor: z.string(),
    textColor: z.string(),
    sideBarColor: z.string(),
    bgColor: z.string(),
  }),
  /** The password is never answered. */
  smtpDetails: z.object({
    name: z.string(),
    email: z.string(),
    host: z.string(),
    port: z.int(),
    username: z.string(),
    password: z.literal(''),
    hasPassword: z.boolean(),
  }),
  /** When a test mail was taken with these details. */
  smtpVerifiedAt: timestamp.nullable(),
  signupMode: z.enum(signupModes),
  offPage: z.enum(offPages),
  showPoweredBy: z.boolean(),
  publishedAt: timestamp.nullable(),
  /** An administrator has closed the site; empty while it is open. */
  suspendedReason: z.string(),
  /** Where its people have the app; null while no domain of it was ever served. */
  origin: z.string().nullable(),
});
export type WhiteLabelView = z.output<typeof whiteLabelView>;
