import { randomBytes } from 'node:crypto';
import { login, register, updateOnboarding, verifyEmail, createCampaign } from '@linkyard/contracts';
import { must } from './e2e-client.js';
import { codeFor } from './mailbox.js';

export interface Person {
  userId: string;
  email: string;
  password: string;
  token: string;
}

export const demoPassword = 'yard-demo-2026';
const adminPassword = 'yard-admin-2026';

/** A new account for one test: registered, its address confirmed by the mailed code. Onboarding is still to do. */
export async function newPerson(name = 'Robin Vale'): Promise<Person> {
  const email = `${randomBytes(8).toString('hex')}@people.example`;
  const password = `pass-${randomBytes(6).toString('hex')}`;
  await must(register, { name, email, password, terms: true });
  const opened = await must(verifyEmail, { email, otp: await codeFor(email) });
  if (!opened.token || !opened.user) throw new Error('confirming the address opened no session');
  return { userId: opened.user._id, email, password, token: opened.token };
}

/** A creator with onboarding behind them and no page yet. */
export async function newCreator(name?: string): Promise<Person> {
  const person = await newPerson(name);
  await must(
    updateOnboarding,
    { step: 1, name: name ?? 'Robin Vale', birthdate: '1990-05-01', country: 'DE', timeZone: 'Europe/Berlin' },
    person.token,
  );
  await must(updateOnboarding, { step: 2, username: uniqueName(), categories: ['Music'] }, person.token);
  await must(updateOnboarding, { step: 3, goals: ['links'], socials: [] }, person.token);
  await must(updateOnboarding, { step: 4, templateId: null }, person.token);
  return person;
}

/** No vowels and no digits that are read as vowels: chance spells no word that an address may not have. */
const letters = 'bdghjmqvwxz269';
export const uniqueName = (stem = 'p') =>
  `${stem}-${[...randomBytes(12)].map((byte) => letters[byte % letters.length]).join('')}`;

/** A creator's empty page. */
export async function newCampaign({ token }: Person, title = 'A page') {
  return must(createCampaign, { campName: uniqueName(), title }, token);
}

let admin: Promise<Person> | undefined;
/** The admin of the test stack. */
export function theAdmin(): Promise<Person> {
  admin ??= must(login, { email: 'admin@linkyard.local', password: adminPassword }).then(({ token, user }) => ({
    token,
    userId: user._id,
    email: 'admin@linkyard.local',
    password: adminPassword,
  }));
  return admin;
}
