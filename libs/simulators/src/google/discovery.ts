/** `/.well-known/openid-configuration`, in Google's own words with our origin. */
export const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/oauth2/v3/userinfo`,
  revocation_endpoint: `${issuer}/revoke`,
  jwks_uri: `${issuer}/oauth2/v3/certs`,
  response_types_supported: ['code', 'id_token', 'code id_token'],
  response_modes_supported: ['query', 'fragment'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'email', 'profile'],
  token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  claims_supported: [
    ...['aud', 'email', 'email_verified', 'exp', 'family_name', 'given_name', 'iat', 'iss', 'name', 'picture', 'sub'],
  ],
  code_challenge_methods_supported: ['plain', 'S256'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
});
