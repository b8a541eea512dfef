import { z } from 'zod';
import { startFacebook } from './facebook/facebook-simulator.js';
import { startGoogle } from './google/google-simulator.js';
import { startMailbox } from './mailbox/mailbox-simulator.js';

const port = z.coerce.number().int().min(0).max(65_535).default(0);
const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []));

/** Ports are 0 for "any free one"; the rest has defaults that fit a development machine. */
export const simulatorsEnv = z.object({
  SIM_HOST: z.string().default('127.0.0.1'),
  SIM_GOOGLE_PORT: port,
  SIM_FACEBOOK_PORT: port,
  SIM_SMTP_PORT: port,
  SIM_MAILBOX_PORT: port,
  /** Folder in which mails outlive a restart. */
  SIM_MAILBOX_FOLDER: z.string().optional(),
  /** Redirect addresses the providers' client may use, by commas; empty: any. */
  SIM_REDIRECT_URIS: list,
  SIM_GOOGLE_CLIENT_ID: z.string().optional(),
  SIM_GOOGLE_CLIENT_SECRET: z.string().optional(),
  SIM_FACEBOOK_APP_ID: z.string().optional(),
  SIM_FACEBOOK_APP_SECRET: z.string().optional(),
});

/** What stands in the ready line. */
export interface SimulatorAddresses {
  googleUrl: string;
  googleClientId: string;
  googleClientSecret: string;
  facebookUrl: string;
  facebookAppId: string;
  facebookAppSecret: string;
  smtpUrl: string;
  mailboxUrl: string;
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
    const facebook = keep(
      await startFacebook({
        ...common,
        port: config.SIM_FACEBOOK_PORT,
        appId: config.SIM_FACEBOOK_APP_ID,
        appSecret: config.SIM_FACEBOOK_APP_SECRET,
      }),
    );
    const mailbox = keep(
      await startMailbox({
        host: config.SIM_HOST,
        smtpPort: config.SIM_SMTP_PORT,
        webPort: config.SIM_MAILBOX_PORT,
        folder: config.SIM_MAILBOX_FOLDER ?? null,
      }),
    );
    return {
      googleUrl: google.url,
      googleClientId: google.clientId,
      googleClientSecret: google.clientSecret,
      facebookUrl: facebook.url,
      facebookAppId: facebook.appId,
      facebookAppSecret: facebook.appSecret,
      smtpUrl: mailbox.smtpUrl,
      mailboxUrl: mailbox.mailboxUrl,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
