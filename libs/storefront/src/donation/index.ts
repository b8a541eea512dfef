export { donationScreen, type DonationScreen } from './donation-screen.js';
export { refusedDonationScreen, type RefusedDonation } from './refused-donation-screen.js';
