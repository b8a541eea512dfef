// Marks of one click or one sharing person: no page answers differently without them.
const clickMarks = new Set(
  `fbclid igshid igsh gclid gbraid wbraid dclid msclkid ttclid twclid yclid mc_eid _hsenc _hsmi li_fat_id ltsid`.split(
    ' ',
  ),
);

// `si` names the person who shared; elsewhere it may mean anything.
const sharerHosts = /(?:^|\.)(?:youtube\.com|youtu\.be|spotify\.com)$/;

const oldTools = new RegExp(
  '^(?:https?://)?(?:www\\.)?(?:linktr\\.?ee|linktree|linkstack|littlelink|beacons|beacons\\.ai|beaconsai|carrd|carrd\\.co|' +
    'bio\\.?link|linkinbio|linkin\\.bio|later|later-linkinbio|lnk\\.?bio|link_in_bio|linkin_bio|link-in-bio|campsite|' +
    'campsite\\.bio|taplink|tap\\.link|milkshake|msha\\.ke|allmylinks|solo\\.to|koji|contactinbio|shorby|snipfeed|' +
    'hoo\\.be|bento\\.me|bento)/?$',
  'i',
);

/**
 * Takes marks away that belong to the tool being left or to one click, and nothing else: a creator's own campaign
 * (utm_source=newsletter), affiliate ids and every other field stay, byte for byte and in their order.
 */
export function stripTracking(address: URL): void {
  if (address.search === '') return;
  const fields = address.search.slice(1).split('&');
  const toolCampaign = fields.some((field) => fieldName(field).startsWith('utm_') && namesOldTool(field));
  const sharer = sharerHosts.test(address.hostname);
  const kept = fields.filter((field) => {
    const name = fieldName(field);
    if (clickMarks.has(name)) return false;
    if (name.startsWith('utm_')) return !toolCampaign;
    if (name === 'ref' || name === 'source') return !namesOldTool(field);
    return !(sharer && name === 'si');
  });
  if (kept.length !== fields.length) address.search = kept.join('&');
}

const fieldName = (field: string): string => (field.split('=', 1)[0] ?? '').toLowerCase();

function namesOldTool(field: string): boolean {
  const value = field
    .slice(field.indexOf('=') + 1)
    .replace(/%2e/gi, '.')
    .replace(/%3a/gi, ':')
    .replace(/%2f/gi, '/');
  return oldTools.test(value);
}
