import { longWord } from '../document/example-creators.js';
import type { ScreenExamples } from '../document/screen-examples.js';
import { addressConfirmedScreen, confirmAddressScreen } from './confirm-address-screens.js';
import { messageScreen } from './message-screen.js';
import { refusalScreen } from './refusal-screen.js';

const mug = { path: '/checkout/1', title: 'Mug' };
const talk = { path: '/bookappointment/1', title: 'لقاء مع ليلى' };

export const examples: ScreenExamples = {
  message: () =>
    messageScreen({ title: 'Thank you', lines: ['We have got it.', longWord], link: { href: '/ana', text: 'Back' } }),
  'refusal of an address that is gone': (words) => refusalScreen(404, '', words),
  'refusal in its own words': (words) => refusalScreen(409, 'This is sold out.', words),
  'failure of ours': (words) => refusalScreen(500, '', words),
  'question whether it was you': (words) => confirmAddressScreen({ mailbox: 'm'.repeat(32) }, words),
  'confirmed address': (words) => addressConfirmedScreen({ made: [mug, talk], gone: [] }, words),
  'address confirmed too late': (words) =>
    addressConfirmedScreen({ made: [], gone: [{ ...mug, reason: 'This is sold out.' }] }, words),
};
