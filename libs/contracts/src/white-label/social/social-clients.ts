import { z } from 'zod';

export const signInProviders = ['google', 'facebook'] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** Which providers people of a site sign in with. */
export const socialSignInOf = z.object({ google: z.boolean(), facebook: z.boolean() });
