export { cancelRegistrationScreen } from './cancel-registration-screen.js';
export { paidScreen, type PaidScreen } from './paid-screen.js';
export { registerScreen, type RegisterScreen } from './register-screen.js';
export { ownRegistrationScreen, registeredScreen } from './registered-screen.js';
export type { OpenedRegistration, RegisteredView } from './registered-view.js';
