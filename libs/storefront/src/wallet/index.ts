export { lostLinksScreen } from './lost-links-screen.js';
export { walletScreen, type Wallet } from './wallet-screen.js';
