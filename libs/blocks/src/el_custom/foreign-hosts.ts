// Each ends where the next one begins, so that a page of unclosed ones is read in one go.
const unharmful = /<!--(?:(?!<!--|-->)[\s\S])*-->|<a\s[^<>]*>|http:\/\/www\.w3\.org\/[\w/#.-]*/gi;
const address = /(?:(?:https?|wss?):|["'(=]\s?)\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;

/**
 * Whom the code would ask for something as soon as it runs: the hosts of the addresses in it, links aside. With any, the
 * visitor is asked first.
 */
export function foreignHosts(code: string): string[] {
  const hosts = [...code.replace(unharmful, ' ').matchAll(address)].map(([, host = '']) => host.toLowerCase());
  return [...new Set(hosts)];
}
