export { AccessToken, unstored, type TokenStore } from './access-token.js';
export { AuthorizedApi, type ApiCall } from './authorized-api.js';
export { ConsentState, type Consenting } from './consent-state.js';
export { OauthClient, type OauthSettings, type OauthTokens } from './oauth-client.js';
