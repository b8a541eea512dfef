import { ownZone } from '@linkyard/languages/formats';
import { addOwnTimes } from './own-times.js';
import { noteRegisterFacts } from './register-facts.js';

const zone = ownZone();
// A browser that hides its zone reports none.
if (zone) {
  addOwnTimes(document, zone);
  noteRegisterFacts(document, zone, Date.now());
}
