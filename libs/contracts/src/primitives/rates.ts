export interface RateLimit {
  /** Calls allowed within the window. */
  limit: number;
  windowSec: number;
  /** `network`: hashed client address; `account`: the user, or the `email` of a public body together with the network. */
  by: 'network' | 'account';
}

/** Reading something public: generous, but not a crawl. */
export const publicReadRate: RateLimit[] = [{ limit: 120, windowSec: 60, by: 'network' }];
/** A visitor's write: a person fills a form a few times a minute, a machine far more. */
export const visitorWriteRate: RateLimit[] = [
  { limit: 12, windowSec: 60, by: 'network' },
  { limit: 120, windowSec: 3600, by: 'network' },
];
/** A visitor's file uses the page owner's storage. */
export const visitorUploadRate: RateLimit[] = [
  { limit: 6, windowSec: 60, by: 'network' },
  { limit: 30, windowSec: 3600, by: 'network' },
];
/** Beacons: a page sends one view and some clicks; an office shares one address. */
export const beaconRate: RateLimit[] = [{ limit: 600, windowSec: 60, by: 'network' }];
/** Trying a password or a code. */
export const credentialRate: RateLimit[] = [
  { limit: 10, windowSec: 60, by: 'account' },
  { limit: 60, windowSec: 60, by: 'network' },
];
/** Causing a mail to be sent to an address: 5 an hour. @source models.md 1 emailVerification */
export const mailRate: RateLimit[] = [
  { limit: 5, windowSec: 3600, by: 'account' },
  { limit: 40, windowSec: 3600, by: 'network' },
];
/** Saving in the editor: autosave of several open sections at once. */
export const editorRate: RateLimit[] = [{ limit: 600, windowSec: 60, by: 'account' }];
/** Beginning and ending an upload: a folder of small files at once. */
export const uploadRate: RateLimit[] = [{ limit: 240, windowSec: 60, by: 'account' }];
/** Parts of uploads, 5 MB each. */
export const uploadPartRate: RateLimit[] = [{ limit: 600, windowSec: 60, by: 'account' }];
/** Work that costs: publish, upload, import, scrape. */
export const costlyRate: RateLimit[] = [{ limit: 60, windowSec: 60, by: 'account' }];
