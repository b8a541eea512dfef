import { contractJson, embedded, ownedCollection, type DocumentOf } from '@linkyard/mongo';

const text = { type: String, default: '' } as const;
const colour = (byDefault: string) => ({ type: String, default: byDefault }) as const;

const legalPage = {
  type: embedded({
    mode: { type: String, required: true, enum: ['url', 'text'] },
    url: text,
    text,
    changedAt: { type: Date, required: true },
  }),
  default: null,
} as const;

const dkimKey = {
  selector: { type: String, required: true },
  privateKeyEnc: { type: String, required: true },
  publicKey: { type: String, required: true },
} as const;

/** What a reseller made of the product; its `_id` is the tenant of its people. @source models.md 16, spec 3 "White-label record" */
export const whiteLabels = ownedCollection({
  name: 'WhiteLabel',
  collection: 'white_labels',
  fields: {
    /** 0 draft, 1 published. An administrator's `suspendedReason` closes it whatever it is. */
    status: { type: Number, default: 0, enum: [0, 1] },
    domainId: { type: String, default: null },
    title: text,
    author: text,
    description: text,
    categories: { type: [String] },
    supportEmail: text,
    supportLink: text,
    /** Addresses of pictures of the media library. */
    logo: { type: String, default: null },
    favicon: { type: String, default: null },
    /** Quiet until the reseller chooses, and none of the platform's. */
    theme: {
      primaryColor: colour('#33415C'),
      secondaryColor: colour('#B45309'),
      titleColor: colour('#17181C'),
      textColor: colour('#5B6068'),
      sideBarColor: colour('#F1F2F5'),
      bgColor: colour('#FBFBFC'),
    },
    /** `passwordEnc` is sealed by `smtpPasswords`, empty for none. */
    smtp: {
      name: text,
      email: text,
      host: text,
      port: { type: Number, default: 587 },
      username: text,
      passwordEnc: text,
    },
    smtpState: {
      verifiedAt: { type: Date, default: null },
      /** The step at which mails failed last (`senderFailures`); empty while they leave. */
      lastError: text,
      lastErrorAt: { type: Date, default: null },
      /** Since when no mail has left. */
      failingSince: { type: Date, default: null },
      /** Whether the owner has been notified of that. */
      isAnnounced: { type: Boolean, default: false },
      /** What DNS said of the sender's domain at `checkedAt` (`senderVerdicts`). */
      checkedAt: { type: Date, default: null },
      spf: text,
      dkim: text,
      dmarc: text,
    },
    /** A page elsewhere (`url`) or a text in simple Markdown. */
    legal: { terms: legalPage, privacy: legalPage, imprint: legalPage },
    signupMode: { type: String, default: 'closed', enum: ['closed', 'invite', 'open'] },
    offPage: { type: String, default: 'gone', enum: ['gone', 'neutral'] },
    social: {
      google: { type: embedded({ clientId: text, secretEnc: text }), default: null },
      facebook: { type: embedded({ appId: text, secretEnc: text }), default: null },
    },
    showPoweredBy: { type: Boolean, default: false },
    /** What a sub-user may have, by the name of their plan. Exactly one is the default once there is any. */
    plans: {
      type: [
        embedded({
          name: { type: String, required: true },
          limits: { type: contractJson<Record<string, number | null>>(), default: {} },
          features: { type: contractJson<Record<string, boolean>>(), default: {} },
          isDefault: { type: Boolean, default: false },
        }),
      ],
    },
    /** Mails whose words the owner has replaced, by the key of the mail and the language: `verify-email:de`. */
    emailTemplates: { type: contractJson<Record<string, { subject: string; body: string }>>(), default: {} },
    /** How its mails are signed; `privateKeyEnc` is sealed. */
    dkim: { type: embedded(dkimKey), default: null },
    /** Takes the place of `dkim` once its record is seen. */
    dkimNext: { type: embedded(dkimKey), default: null },
    /** Former keys, whose records mails under way are checked with. What they signed with is gone. */
    dkimFormer: {
      type: [embedded({ selector: { type: String, required: true }, until: { type: Date, required: true } })],
    },
    publishedAt: { type: Date, default: null },
    suspendedReason: text,
  },
  indexes: [
    { key: { userId: 1 }, options: { unique: true, partialFilterExpression: { deletedAt: null } } },
    { key: { updatedAt: 1 } },
  ],
});
export type WhiteLabel = DocumentOf<typeof whiteLabels>;
