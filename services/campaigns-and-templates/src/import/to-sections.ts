import { recogniseVideo, socialTypes } from '@linkyard/blocks/schema';
import type { FoundLink, FoundPage, FoundSocial } from './found-page.js';
import { shorten, tidyLine } from './tidy-text.js';

type PlayedType = 'youtube' | 'vimeo' | 'tiktok' | 'instagram';

/** A section about to be added, in order; the block's own schema fills in what is not given and has the last word. */
export interface SectionDraft {
  type: 'el_profile' | 'el_social_icons' | 'el_heading' | 'el_link' | 'el_paragraph' | `el_video_${PlayedType}`;
  title: string;
  sectionData: Record<string, unknown>;
}

export interface Unticked {
  /** Indexes into `links` of the found page. */
  links?: Iterable<number>;
  /** Indexes into `socials`. */
  socials?: Iterable<number>;
  /** True leaves name, picture and bio out: the page being added to has its own. */
  profile?: boolean;
}

// Lengths of the blocks' own fields.
const maxName = 120;
const maxTagline = 400;
const maxSubtitle = 200;
const maxHeading = 300;
const maxIcons = 60;

const iconKeys: ReadonlySet<string> = new Set(socialTypes.map(({ key }) => key));

/**
 * Turns what was found, less what the creator unticked, into sections: profile, icons, then every row in its order.
 * A page holds 200 sections: the caller spreads longer lists over several pages.
 * @source spec §3 "Block types"; models.md 3
 */
export function toSections(found: FoundPage, unticked: Unticked = {}): SectionDraft[] {
  const socials = without(found.socials, unticked.socials);
  const links = without(found.links, unticked.links);
  // Networks without an icon of ours become links: nothing the creator ticked is lost.
  const icons = socials.filter(({ type }) => iconKeys.has(type)).slice(0, maxIcons);
  const others = socials.filter((social) => !icons.includes(social));
  return [
    ...(unticked.profile ? [] : profileSections(found)),
    ...(icons.length > 0 ? [iconSection(icons)] : []),
    ...links.flatMap(toSection),
    ...others.map(({ type, url }) => linkSection({ kind: 'link', title: capital(type), url })),
  ];
}

function profileSections({ name, bio, avatarUrl }: FoundPage): SectionDraft[] {
  if (!name && !bio && !avatarUrl) return [];
  const long = bio.length > maxTagline;
  const profile: SectionDraft = {
    type: 'el_profile',
    title: shorten(name || 'Profile', maxName),
    sectionData: { name: shorten(name, maxName), image: avatarUrl ?? '', imageAlt: '', tagline: long ? '' : bio },
  };
  return long ? [profile, paragraph(bio)] : [profile];
}

const iconSection = (socials: FoundSocial[]): SectionDraft => ({
  type: 'el_social_icons',
  title: 'Social icons',
  sectionData: { items: socials.map(({ type, url }) => ({ socialTypeId: type, url, status: 1 })) },
});

function toSection(link: FoundLink): SectionDraft[] {
  if (link.kind === 'heading') {
    // A passage of text carries itself in `subtitle`, its title is only its beginning.
    const passage = link.subtitle ?? '';
    const isPassage = passage !== '' && tidyLine(passage).startsWith(link.title.replace(/…$/, ''));
    return [...(isPassage ? [] : [heading(link.title)]), ...(passage ? [paragraph(passage)] : [])];
  }
  const played = link.kind === 'video' ? playedType(link.url) : null;
  return [played ? videoSection(link, played) : linkSection(link)];
}

/** The block that plays a video; null for a link that names none, which is better off as a link. */
function playedType(url: string): PlayedType | null {
  const { type, id } = recogniseVideo(url);
  return id === null || type === 'facebook' || type === 'unknown' ? null : type;
}

const heading = (text: string): SectionDraft => ({
  type: 'el_heading',
  title: text,
  sectionData: { text: shorten(text, maxHeading), tag: 'h2', align: '' },
});

const paragraph = (text: string): SectionDraft => ({
  type: 'el_paragraph',
  title: shorten(tidyLine(text), 60),
  sectionData: {
    input: text
      .split(/\n{2,}/)
      .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
      .join(''),
  },
});

const videoSection = ({ title, url }: FoundLink, type: PlayedType): SectionDraft => ({
  type: `el_video_${type}`,
  title,
  sectionData: { title: '', Video: [{ videoUrl: url, type, text: title }] },
});

const linkSection = ({ title, url, subtitle, image }: FoundLink): SectionDraft => ({
  type: 'el_link',
  title,
  sectionData: {
    linkTitle: title,
    linkType: 'url',
    inputLink: url,
    inputPage: '',
    newpage: false,
    subtitle: shorten(subtitle ?? '', maxSubtitle),
    image: image ?? '',
  },
});

function without<Row>(rows: readonly Row[], indexes: Iterable<number> = []): Row[] {
  const left = new Set(indexes);
  return rows.filter((_, index) => !left.has(index));
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
