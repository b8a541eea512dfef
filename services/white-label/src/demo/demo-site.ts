import { noLimits, planInput, type createSubUser, type RequestInput } from '@linkyard/contracts';

/** The demo reseller; the auth service makes the account under this id when DEMO is set. */
export const demoResellerId = '0000000000000000000000e1';

/** Browsers lead every host that ends so to their own machine. It is served with the port of the installation. */
export const demoHost = 'studio.localhost';

export const demoPlans = [
  planInput.parse({ name: 'Starter', isDefault: true, limits: { ...withoutPeople(), campaigns: 2, products: 10 } }),
  planInput.parse({ name: 'Studio', limits: { ...withoutPeople(), campaigns: 20 } }),
];

/** As the screen of its settings would leave it. */
export const demoSite = {
  status: 1 as const,
  title: 'Studio North',
  author: 'Ina Agency',
  description: 'Pages for makers of the north, by the people who photograph them.',
  categories: ['Crafts', 'Food & drink', 'Wellbeing'],
  supportEmail: 'hello@studio.local',
  supportLink: 'https://studio.example/help',
  theme: {
    primaryColor: '#7A2E4D',
    secondaryColor: '#B4572B',
    titleColor: '#241820',
    textColor: '#5E4E57',
    sideBarColor: '#FBF1EC',
    bgColor: '#FFFCFA',
  },
  signupMode: 'invite' as const,
  plans: demoPlans,
};

interface DemoPerson extends RequestInput<typeof createSubUser> {
  campName: string;
  /** Slug of the starter that the page is made of. */
  starter: string;
  isOn: boolean;
}
const password = 'yard-people-2026';

/** Two people with a page each; the second one is switched off. */
export const demoPeople: readonly DemoPerson[] = [
  {
    ...{ name: 'Nora Lind', email: 'nora@studio.local', password, planName: 'Studio', isOn: true },
    ...{ campName: 'nora', starter: 'slow-river' },
  },
  {
    ...{ name: 'Jonas Bauer', email: 'jonas@studio.local', password, planName: 'Starter', isOn: false },
    ...{ campName: 'jonas', starter: 'second-crack' },
  },
];
/** Has not answered yet. */
export const demoInvitation = { name: 'Mila Sand', email: 'mila@studio.local' };

function withoutPeople() {
  const { subUsers: _ofResellers, ...limits } = noLimits;
  return limits;
}
