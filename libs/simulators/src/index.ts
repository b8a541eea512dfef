export type { AccountInput } from './consent/accounts.js';
export { startFacebook } from './facebook/facebook-simulator.js';
export { facebookApp, type FacebookConfig } from './facebook/facebook-state.js';
export { startGoogle } from './google/google-simulator.js';
export { googleClient, type GoogleConfig } from './google/google-state.js';
export { startMailbox, type MailboxConfig } from './mailbox/mailbox-simulator.js';
export type { KeptMail } from './mailbox/kept-mail.js';
export { startSimulators, type SimulatorAddresses } from './start-simulators.js';
