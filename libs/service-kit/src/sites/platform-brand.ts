import type { Brand } from '@linkyard/contracts';

/** The look of the product itself, until a reseller's takes its place. @source look.md "Tokens" */
export const platformBrand = (env: NodeJS.ProcessEnv): Brand => ({
  whiteLabel: false,
  title: env['SITE_TITLE']?.trim() || 'Linkyard',
  description: 'One page for everything you make, run by you.',
  logo: null,
  favicon: null,
  supportEmail: env['SUPPORT_EMAIL'] ?? '',
  supportLink: '',
  showPoweredBy: true,
  theme: {
    primaryColor: '#1F7A4D',
    secondaryColor: '#E8833A',
    titleColor: '#16201B',
    textColor: '#5C675F',
    sideBarColor: '#FFFFFF',
    bgColor: '#FAFAF7',
  },
});
