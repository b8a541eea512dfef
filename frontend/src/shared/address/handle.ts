import { t } from '@lingui/core/macro';
import type { checkCampaignName, ReplyOf } from '@linkyard/contracts';

/** A first address made of a person's name: 'Zoë van Dyk' → 'zoe-van-dyk'. Empty when nothing usable is left. */
export function handleFrom(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return plain.length >= 3 ? plain : '';
}

/** Why an address cannot be had, for its reader. */
export function reasonText(reason: ReplyOf<typeof checkCampaignName>['reason']): string {
  switch (reason) {
    case 'reserved':
      return t`This word is kept for the site itself.`;
    case 'lookAlike':
      return t`This looks too much like another name.`;
    case 'invalid':
      return t`Use 3 to 40 letters, digits, - or _, beginning and ending with a letter or digit.`;
    default:
      return t`Someone has this address already.`;
  }
}
