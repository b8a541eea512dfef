import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';

/** The categories that come with the catalogue, by their English names. */
const shipped: () => Readonly<Record<string, string>> = perLanguage(() => ({
  Music: t`Music`,
  Coaching: t`Coaching`,
  Shops: t`Shops`,
  Restaurants: t`Restaurants`,
  Podcasts: t`Podcasts`,
  'Agencies and studios': t`Agencies and studios`,
  Photography: t`Photography`,
  Writing: t`Writing`,
  Fitness: t`Fitness`,
  Nonprofits: t`Nonprofits`,
  Developers: t`Developers`,
  Events: t`Events`,
  Beauty: t`Beauty`,
  'Art and tattoo': t`Art and tattoo`,
  Wellness: t`Wellness`,
  Property: t`Property`,
  Education: t`Education`,
  Travel: t`Travel`,
  Gaming: t`Gaming`,
  Pets: t`Pets`,
  Announce: t`Announce`,
  Collect: t`Collect`,
  Inform: t`Inform`,
  Show: t`Show`,
  Sell: t`Sell`,
}));

/** What creators read of a category of templates; one that an admin has named is shown as it is. */
export function categoryName(name: string): string {
  const names = shipped();
  return (Object.hasOwn(names, name) ? names[name] : undefined) ?? name;
}
