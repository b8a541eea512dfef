import type { UserView } from '@linkyard/contracts';
import type { AccountFeature } from './feature.js';

type Account = Pick<UserView, 'features' | 'tokenType'> | null;

/** Whether an account may use what an administrator switches on. @source spec 2, 6 */
export const hasFeature = (account: Account, needed: AccountFeature): boolean =>
  account?.tokenType !== 'wlUser' && account?.features[needed] === true;
