export { baseUrl, call, must, send, type E2eReply } from './e2e-client.js';
export { codeFor, mailsTo, mailTo, type Mailbox } from './mailbox.js';
export { cuttingProxy, type CuttingProxy } from './cutting-proxy.js';
export { FlakyPort } from './flaky-port.js';
export { isLinearizable, type RegisterOp } from './linearizable.js';
export { newCampaign, newCreator, newPerson, theAdmin, uniqueName, type Person } from './people.js';
export { aacBytes, box, element, film, flacBytes, mp3Bytes, oggBytes, text, wavBytes, webm } from './played-files.js';
export { until } from './until.js';
export { zipOf } from './zip-files.js';
