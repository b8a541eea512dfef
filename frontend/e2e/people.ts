import { randomBytes } from 'node:crypto';
import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { codeFor } from './mailbox.js';

export interface Person {
  userId: string;
  name: string;
  email: string;
  password: string;
  token: string;
  /** The address chosen in the onboarding; empty before it. */
  username: string;
}

/** A creator with the page their onboarding has made. */
export interface Creator extends Person {
  campaignId: string;
  templateId: string;
}

/** No vowels and no digits that are read as vowels: chance spells no word that an address may not have. */
const letters = 'bdghjmqvwxz269';
export const unique = (stem: string) =>
  `${stem}-${[...randomBytes(12)].map((byte) => letters[byte % letters.length]).join('')}`;
export const newEmail = () => `${unique('person')}@people.example`;
export const newPassword = () => `Meadow ${randomBytes(6).toString('hex')}`;

/** Calls the API as the app would. @throws Error with the refusal */
export async function call(request: APIRequestContext, path: string, data: unknown, token?: string) {
  const answer = await request.post(path, { data, headers: token ? { authorization: token } : {} });
  const reply = await answer.json();
  if (reply.status !== 1) throw new Error(`${path} answered ${answer.status()}: ${JSON.stringify(reply)}`);
  return reply.data;
}

/** An account of this test alone: signed up, its address confirmed by the mailed code. The onboarding lies ahead. */
export async function newPerson(request: APIRequestContext, name = 'Robin Vale'): Promise<Person> {
  const email = newEmail();
  const password = newPassword();
  await call(request, '/auth/register', { name, email, password, terms: true });
  const { token, user } = await call(request, '/auth/VerifyEmail', { email, otp: await codeFor(email) });
  return { userId: user._id, name, email, password, token, username: '' };
}

/** A creator with the onboarding behind them. */
export async function newCreator(request: APIRequestContext, name = 'Robin Vale'): Promise<Creator> {
  const person = await newPerson(request, name);
  const username = unique('yard');
  const steps = [
    { step: 1, name, birthdate: '1990-05-01', country: 'DE', timeZone: 'Europe/Berlin' },
    { step: 2, username, categories: ['Music'] },
    { step: 3, goals: ['links'], socials: [] },
    { step: 4, templateId: null },
  ];
  let reply;
  for (const step of steps) reply = await call(request, '/user/onboarding/update', step, person.token);
  const { campaignId, templateId } = reply.created;
  return { ...person, username, campaignId, templateId };
}

/** Signs a browser in without its screens: for journeys about something else. */
export const enter = (context: BrowserContext, { email, password }: Pick<Person, 'email' | 'password'>) =>
  call(context.request, '/auth/login', { email, password });

export const theAdmin = { email: 'admin@linkyard.local', password: 'yard-admin-2026' };

/** Signs in by the form; what comes after it is the journey's own. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.goto('/signin');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The path the browser comes to rest at. */
export const expectPath = (page: Page, path: string) =>
  expect(page).toHaveURL((url) => url.pathname === path, { timeout: 15_000 });
