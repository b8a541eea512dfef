/** The scripts of screens, each a folder's `live.ts`. */
export const scriptNames = ['booking', 'checkout', 'webinar'] as const;
export type ScriptName = (typeof scriptNames)[number];
