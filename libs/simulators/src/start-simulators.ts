import { z } from 'zod';
import { startDns } from './dns/dns-simulator.js';
import { startFacebook } from './facebook/facebook-simulator.js';
import { startGoogle } from './google/google-simulator.js';
import { startGotoWebinar } from './gotowebinar/goto-simulator.js';
import { startMailbox } from './mailbox/mailbox-simulator.js';
import { startMicrosoft } from './microsoft/microsoft-simulator.js';
import { startOpenAiImages } from './openai-images/openai-images-simulator.js';
import { startPayPal } from './paypal/paypal-simulator.js';
import { startPush } from './push/push-simulator.js';
import { startPexels } from './pexels/pexels-simulator.js';
import { startPixabay } from './pixabay/pixabay-simulator.js';
import { startStripe } from './stripe/stripe-simulator.js';
import { startUnsplash } from './unsplash/unsplash-simulator.js';

const port = z.coerce.number().int().min(0).max(65_535).default(0);
const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []));

/** Ports are 0 for "any free one"; the rest has defaults that fit a development machine. */
export const simulatorsEnv = z.object({
  SIM_HOST: z.string().default('127.0.0.1'),
  SIM_GOOGLE_PORT: port,
  SIM_MICROSOFT_PORT: port,
  SIM_GOTOWEBINAR_PORT: port,
  SIM_FACEBOOK_PORT: port,
  SIM_DNS_PORT: port,
  SIM_DNS_WEB_PORT: port,
  SIM_SMTP_PORT: port,
  SIM_MAILBOX_PORT: port,
  SIM_TENANT_SMTP_PORT: port,
  SIM_TENANT_MAILBOX_PORT: port,
  SIM_UNSPLASH_PORT: port,
  SIM_PIXABAY_PORT: port,
  SIM_PEXELS_PORT: port,
  SIM_OPENAI_PORT: port,
  SIM_STRIPE_PORT: port,
  SIM_PAYPAL_PORT: port,
  SIM_PUSH_PORT: port,
  /** The keys the picture services accept. */
  SIM_UNSPLASH_KEY: z.string().optional(),
  SIM_PIXABAY_KEY: z.string().optional(),
  SIM_PEXELS_KEY: z.string().optional(),
  SIM_OPENAI_KEY: z.string().optional(),
  /** Requests a picture service answers in its window; its own number when missing. */
  SIM_PICTURES_LIMIT: z.coerce.number().int().min(1).optional(),
  /** Folder in which mails outlive a restart. */
  SIM_MAILBOX_FOLDER: z.string().optional(),
  SIM_TENANT_MAILBOX_FOLDER: z.string().optional(),
  /** Redirect addresses the providers' client may use, by commas; empty: any. */
  SIM_REDIRECT_URIS: list,
  SIM_GOOGLE_CLIENT_ID: z.string().optional(),
  SIM_GOOGLE_CLIENT_SECRET: z.string().optional(),
  SIM_MICROSOFT_CLIENT_ID: z.string().optional(),
  SIM_MICROSOFT_CLIENT_SECRET: z.string().optional(),
  SIM_GOTOWEBINAR_CLIENT_ID: z.string().optional(),
  SIM_GOTOWEBINAR_CLIENT_SECRET: z.string().optional(),
  SIM_FACEBOOK_APP_ID: z.string().optional(),
  SIM_FACEBOOK_APP_SECRET: z.string().optional(),
});

/** What stands in the ready line. */
export interface SimulatorAddresses {
  googleUrl: string;
  googleClientId: string;
  googleClientSecret: string;
  microsoftUrl: string;
  microsoftClientId: string;
  microsoftClientSecret: string;
  gotoWebinarUrl: string;
  gotoWebinarClientId: string;
  gotoWebinarClientSecret: string;
  facebookUrl: string;
  facebookAppId: string;
  facebookAppSecret: string;
  /** `host:port` */
  dnsServer: string;
  dnsUrl: string;
  smtpUrl: string;
  mailboxUrl: string;
  tenantSmtpUrl: string;
  tenantMailboxUrl: string;
  unsplashUrl: string;
  pixabayUrl: string;
  pexelsUrl: string;
  openAiUrl: string;
  stripeUrl: string;
  payPalUrl: string;
  pushUrl: string;
}

/** Every third party of a development machine. @source design 7 "Simulators" */
export async function startSimulators(
  env: Readonly<Record<string, string | undefined>>,
): Promise<SimulatorAddresses & { stop(): Promise<void> }> {
  const config = simulatorsEnv.parse(env);
  const common = { host: config.SIM_HOST, redirectUris: config.SIM_REDIRECT_URIS };
  const started: Array<{ close(): Promise<void> }> = [];
  const stop = async () => {
    for (const one of started.splice(0)) await one.close();
  };
  const keep = <One extends { close(): Promise<void> }>(one: One): One => {
    started.push(one);
    return one;
  };
  try {
    const google = keep(
      await startGoogle({
        ...common,
        port: config.SIM_GOOGLE_PORT,
        clientId: config.SIM_GOOGLE_CLIENT_ID,
        clientSecret: config.SIM_GOOGLE_CLIENT_SECRET,
      }),
    );
    const microsoft = keep(
      await startMicrosoft({
        ...common,
        port: config.SIM_MICROSOFT_PORT,
        clientId: config.SIM_MICROSOFT_CLIENT_ID,
        clientSecret: config.SIM_MICROSOFT_CLIENT_SECRET,
      }),
    );
    const gotoWebinar = keep(
      await startGotoWebinar({
        ...common,
        port: config.SIM_GOTOWEBINAR_PORT,
        clientId: config.SIM_GOTOWEBINAR_CLIENT_ID,
        clientSecret: config.SIM_GOTOWEBINAR_CLIENT_SECRET,
      }),
    );
    const facebook = keep(
      await startFacebook({
        ...common,
        port: config.SIM_FACEBOOK_PORT,
        appId: config.SIM_FACEBOOK_APP_ID,
        appSecret: config.SIM_FACEBOOK_APP_SECRET,
      }),
    );
    const dns = keep(
      await startDns({ host: config.SIM_HOST, port: config.SIM_DNS_PORT, webPort: config.SIM_DNS_WEB_PORT }),
    );
    const mailbox = keep(
      await startMailbox({
        host: config.SIM_HOST,
        smtpPort: config.SIM_SMTP_PORT,
        webPort: config.SIM_MAILBOX_PORT,
        folder: config.SIM_MAILBOX_FOLDER ?? null,
      }),
    );
    // The mail server of a reseller: what arrives there is not in the platform's mailbox, and the other way round.
    const tenantMailbox = keep(
      await startMailbox({
        host: config.SIM_HOST,
        smtpPort: config.SIM_TENANT_SMTP_PORT,
        webPort: config.SIM_TENANT_MAILBOX_PORT,
        folder: config.SIM_TENANT_MAILBOX_FOLDER ?? null,
      }),
    );
    const pictures = { host: config.SIM_HOST, limit: config.SIM_PICTURES_LIMIT };
    const unsplash = keep(
      await startUnsplash({ ...pictures, port: config.SIM_UNSPLASH_PORT, key: config.SIM_UNSPLASH_KEY }),
    );
    const pixabay = keep(
      await startPixabay({ ...pictures, port: config.SIM_PIXABAY_PORT, key: config.SIM_PIXABAY_KEY }),
    );
    const pexels = keep(await startPexels({ ...pictures, port: config.SIM_PEXELS_PORT, key: config.SIM_PEXELS_KEY }));
    const openAi = keep(
      await startOpenAiImages({ ...pictures, port: config.SIM_OPENAI_PORT, key: config.SIM_OPENAI_KEY }),
    );
    const stripe = keep(await startStripe({ host: config.SIM_HOST, port: config.SIM_STRIPE_PORT }));
    const payPal = keep(await startPayPal({ host: config.SIM_HOST, port: config.SIM_PAYPAL_PORT }));
    const push = keep(await startPush({ host: config.SIM_HOST, port: config.SIM_PUSH_PORT }));
    return {
      googleUrl: google.url,
      googleClientId: google.clientId,
      googleClientSecret: google.clientSecret,
      microsoftUrl: microsoft.url,
      microsoftClientId: microsoft.clientId,
      microsoftClientSecret: microsoft.clientSecret,
      gotoWebinarUrl: gotoWebinar.url,
      gotoWebinarClientId: gotoWebinar.clientId,
      gotoWebinarClientSecret: gotoWebinar.clientSecret,
      facebookUrl: facebook.url,
      facebookAppId: facebook.appId,
      facebookAppSecret: facebook.appSecret,
      dnsServer: dns.server,
      dnsUrl: dns.url,
      smtpUrl: mailbox.smtpUrl,
      mailboxUrl: mailbox.mailboxUrl,
      tenantSmtpUrl: tenantMailbox.smtpUrl,
      tenantMailboxUrl: tenantMailbox.mailboxUrl,
      unsplashUrl: unsplash.url,
      pixabayUrl: pixabay.url,
      pexelsUrl: pexels.url,
      openAiUrl: openAi.url,
      stripeUrl: stripe.url,
      payPalUrl: payPal.url,
      pushUrl: push.url,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
