export { readPhone, type PhoneNumber } from './read-phone.js';
