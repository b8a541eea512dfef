import type { ImportInput, SourceMake } from './found-page.js';

export type Format = 'html' | 'json' | 'csv';
export interface DetectedSource {
  format: Format;
  /** `html`, `json` or `csv` when the make is none of the known ones. */
  make: SourceMake;
}

interface Evidence {
  make: SourceMake;
  /** The page's own host. */
  host: RegExp;
  /** Traces only this make leaves in its markup; `needed` of them must be there. */
  marks: RegExp[];
  needed: number;
}

// In this order: LinkStack grew out of LittleLink and keeps some of its classes.
const makes: Evidence[] = [
  {
    make: 'linktree',
    host: /^(?:www\.)?(?:linktr\.ee|linktree\.com)$/,
    marks: [
      /id="__NEXT_DATA__"/,
      /"socialLinks"\s*:/,
      /"(?:pageTitle|isProfileVerified|profilePictureUrl)"\s*:/,
      /data-testid="LinkButton"/,
      /(?:\/\/|\.)linktr\.ee\b/,
    ],
    needed: 2,
  },
  {
    make: 'linkstack',
    host: /^(?:www\.)?(?:linksta\.cc|linkstack\.(?:org|net|host))$/,
    marks: [
      /class="[^"]{0,80}\bbutton-entrance\b/,
      /class="[^"]{0,200}\bbutton-click\b/,
      /\/assets\/linkstack\//,
      /\blinkstack\.org\b/,
      /\bdescription-parent\b/,
    ],
    needed: 2,
  },
  {
    make: 'littlelink',
    host: /^(?:www\.)?littlelink\.io$/,
    marks: [
      /class="[^"]{0,80}\bbutton-stack\b/,
      /class="[^"]{0,40}\bavatar--\w/,
      /href="[^"]{0,200}\bbrands\.css/,
      /href="[^"]{0,200}\bskeleton-(?:auto|light|dark)\.css/,
      /class="button button-/,
      /\blittlelink\.io\b/,
    ],
    needed: 2,
  },
  {
    make: 'biolink',
    host: /(?:^|\.)bio\.link$/,
    marks: [
      /class="[^"]{0,80}\bpage-item-wrap\b/,
      /class="[^"]{0,80}\bpage-item-each\b/,
      /\/\/bio\.link\b/,
      /class="[^"]{0,80}\bdisplay-image\b/,
    ],
    needed: 2,
  },
  {
    make: 'beacons',
    host: /(?:^|\.)beacons\.(?:ai|page)$/,
    marks: [
      /(?:rel="canonical" href|property="og:url" content)="https?:\/\/(?:www\.)?beacons\.(?:ai|page)\//,
      /(?:\/\/|\.)beacons\.ai\b/,
      /\bbeacons-[\w-]{2,40}"/,
    ],
    needed: 2,
  },
  {
    make: 'carrd',
    host: /\.(?:carrd\.co|crd\.co|ju\.mp|uwu\.ai|drr\.ac)$/,
    marks: [
      /<ul id="(?:buttons|links|icons)\d\d"/,
      /<(?:h\d|p) id="text\d\d"/,
      /\bcarrd\.co\b/,
      /class="(?:buttons|icons|text|links)-component\b/,
    ],
    needed: 2,
  },
  {
    make: 'linkinbio',
    host: /^(?:www\.)?linkin\.bio$/,
    marks: [/(?:\/\/|\.)linkin\.bio\b/, /\blinkinbio[-_]/i, /\bLinkin\.bio by Later\b/],
    needed: 2,
  },
];

const html = /<(?:!doctype\s+html|html|head|body|a|div|ul|li|p|h[1-6]|section|main|meta|title|table|span)\b/i;
const looked = 1_000_000;

/** Detects format and generator from the text itself first: an address or file name is unreliable. */
export function detectSource({ text, contentType = '', url, fileName = '' }: ImportInput): DetectedSource {
  const format = formatOf(text, contentType.toLowerCase(), fileName.toLowerCase());
  if (format !== 'html') return { format, make: format };
  const host = url && URL.canParse(url) ? new URL(url).hostname.toLowerCase() : '';
  const byHost = makes.find((evidence) => evidence.host.test(host));
  if (byHost) return { format, make: byHost.make };
  const sample = text.slice(0, looked);
  const byMarks = makes.find(({ marks, needed }) => marks.filter((mark) => mark.test(sample)).length >= needed);
  return { format, make: byMarks?.make ?? 'html' };
}

function formatOf(text: string, contentType: string, fileName: string): Format {
  const start = text
    .slice(0, 2000)
    .replace(/^\ufeff/, '')
    .trimStart();
  if (/^[{[]/.test(start) && !/^\[[^\]]{0,200}\]\(/.test(start)) return 'json';
  if (start.startsWith('<')) return 'html';
  if (/\.(?:csv|tsv)$/.test(fileName) || /\b(?:csv|tab-separated-values)\b/.test(contentType)) return 'csv';
  if (/\.json$/.test(fileName) || /\bjson\b/.test(contentType)) return 'json';
  return html.test(text.slice(0, looked)) ? 'html' : 'csv';
}
