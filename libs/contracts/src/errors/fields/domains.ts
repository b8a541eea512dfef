/** Why a typed domain cannot be used, and what is found when its records are looked up. */
export const domainsFields = {
  'domains.not_a_domain': /*i18n*/ 'This is not a domain. Enter it like agency.com or links.agency.com.',
  'domains.address': /*i18n*/ 'This is an IP address. Enter a domain, such as agency.com.',
  'domains.single_label': /*i18n*/ 'The ending is missing. Enter the whole domain, such as agency.com.',
  'domains.underscore': /*i18n*/ 'A domain for a website cannot contain an underscore (_).',
  'domains.reserved': /*i18n*/ 'Domains that end in .{ending} only work inside a network. Enter a public domain.',
  'domains.unknown_ending': /*i18n*/ 'There is no public ending .{ending}. Please check the spelling.',
  'domains.public_suffix': /*i18n*/ '{host} is an ending that many share. Enter your own domain below it.',
  'domains.platform': /*i18n*/ 'This domain belongs to this site already. Enter a domain of your own.',
  'domains.look_alike': /*i18n*/ 'This domain looks like {host}. Enter a domain that cannot be mistaken for it.',
  'domains.parent_taken': /*i18n*/ '{host} is used by another account. Only that account can add domains below it.',
  'domains.added_elsewhere': /*i18n*/ 'You have already added this domain in another place.',
  'domains.not_set_up':
    /*i18n*/ 'Custom domains are not set up on this site yet: the operator has to name its public address first. Please contact the support.',
  'domains.a_missing': /*i18n*/ '{host} has no A record yet. Add one with the value {value}.',
  'domains.a_elsewhere': /*i18n*/ 'The A record leads to {seen}. Change it to {value} and remove others.',
  'domains.aaaa_elsewhere':
    /*i18n*/ 'An AAAA record leads to {seen}, where visitors with IPv6 would end. Remove it, even if the A record is right.',
  'domains.cname_elsewhere': /*i18n*/ 'A CNAME record leads to {seen}. Change it to {value}.',
  'domains.proxied':
    /*i18n*/ 'A proxy such as Cloudflare stands in front, and it leads here. Set its TLS mode to “Full”, otherwise pages may not open.',
  'domains.proxy_unanswered':
    /*i18n*/ 'The A record leads to a proxy such as Cloudflare ({seen}) that does not lead here. Switch the proxy off, or let it lead to {value}.',
  'domains.txt_missing': /*i18n*/ 'The TXT record {name} is missing.',
  'domains.name_doubled':
    /*i18n*/ 'The name of the TXT record ends in your domain twice. Enter only {name} there: the form adds the rest.',
  'domains.txt_other':
    /*i18n*/ 'None of the {count} TXT records of {name} has the value. Check that it was copied as a whole.',
  'domains.caa_other':
    /*i18n*/ 'A CAA record of {name} does not allow our certificate authority. Add a CAA record there: {record}',
  'domains.caa_account':
    /*i18n*/ 'The CAA record of {name} only allows certificates of another account (accounturi). Add one without it: {record}',
  'domains.caa_method':
    /*i18n*/ 'The CAA record of {name} only allows another way of proving the domain (validationmethods). Add one without it: {record}',
  'domains.servers_disagree':
    /*i18n*/ 'The {count} name servers of the domain do not say the same yet. This takes some minutes after a change.',
  'domains.still_cached':
    /*i18n*/ 'The records are right. Some visitors still reach the old ones, until their provider asks again.',
  'domains.no_answer': /*i18n*/ 'The name servers of the domain do not answer. Please try again in some minutes.',
} as const satisfies Record<string, string>;
