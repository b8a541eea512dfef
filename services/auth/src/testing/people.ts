import { login, register, verifyEmail } from '@linkyard/contracts';
import { z } from 'zod';
import { visitor, type AuthHarness } from './auth-harness.js';

export const goodPassword = 'correct horse battery';

const opened = z.looseObject({
  token: z.string(),
  refreshToken: z.string(),
  user: z.looseObject({ _id: z.string(), rev: z.number(), step: z.number(), hasPassword: z.boolean() }),
});
export type Opened = z.output<typeof opened>;
export const openedSession = (reply: unknown): Opened => opened.parse(reply);

/** Signs up and leaves the address unconfirmed. @returns the six digits that were mailed */
export async function signUp(auth: AuthHarness, email: string, password = goodPassword): Promise<string> {
  await auth.call(register, { name: 'Robin', email, password, terms: true });
  const mail = (await auth.deliverMails()).find(({ to }) => to === email);
  return mail?.values['code'] ?? '';
}

/** Signs up and confirms. @returns the first session */
export async function aCreator(auth: AuthHarness, email: string, password = goodPassword): Promise<Opened> {
  const otp = await signUp(auth, email, password);
  return openedSession(await auth.call(verifyEmail, { email, otp }));
}

export const signIn = async (
  auth: AuthHarness,
  email: string,
  password = goodPassword,
  network?: string,
): Promise<Opened> => openedSession(await auth.call(login, { email, password }, visitor(network)));
