export { startGateway } from './start-gateway.js';
