// Writes src/kit/icon-paths.gen.ts: the outlines of the icons a public page may show, taken from Tabler Icons (MIT).
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const icons = new URL('../../../node_modules/@tabler/icons-react/dist/esm/icons/', import.meta.url);

/** Our name → Tabler's component. */
const brands = {
  instagram: 'BrandInstagram',
  tiktok: 'BrandTiktok',
  youtube: 'BrandYoutube',
  x: 'BrandX',
  facebook: 'BrandFacebook',
  linkedin: 'BrandLinkedin',
  threads: 'BrandThreads',
  pinterest: 'BrandPinterest',
  snapchat: 'BrandSnapchat',
  whatsapp: 'BrandWhatsapp',
  telegram: 'BrandTelegram',
  viber: 'BrandViber',
  skype: 'BrandSkype',
  discord: 'BrandDiscord',
  twitch: 'BrandTwitch',
  spotify: 'BrandSpotify',
  applemusic: 'BrandApple',
  soundcloud: 'BrandSoundcloud',
  github: 'BrandGithub',
  medium: 'BrandMedium',
  patreon: 'BrandPatreon',
  bluesky: 'BrandBluesky',
  mastodon: 'BrandMastodon',
  email: 'Mail',
  phone: 'Phone',
  website: 'World',
};
const general = [
  'arrow-right arrow-up-right award barbell bed bell bolt book books brush briefcase bulb cake calendar camera car',
  'check chef-hat clock code coffee coin credit-card crown device-gamepad-2 device-laptop download external-link',
  'file-text flame flower gift glass-full headphones heart home info-circle leaf link lock map-pin message microphone',
  'microphone-2 moon mountain music news palette paw phone-call photo pizza plane plant-2 player-play question-mark',
  'rocket run school scissors shirt shopping-bag shopping-cart sparkles speakerphone star sun ticket tools',
  'tools-kitchen-2 trophy truck user users vinyl video wallet yoga',
]
  .join(' ')
  .split(' ');

const componentOf = (name) =>
  name
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');
const wanted = { ...brands, ...Object.fromEntries(general.map((name) => [name, componentOf(name)])) };

const rows = [];
for (const [name, component] of Object.entries(wanted)) {
  const file = new URL(`Icon${component}.mjs`, icons);
  if (!existsSync(file)) throw new Error(`Tabler has no Icon${component} (for ${name})`);
  const { __iconNode } = await import(file.href);
  const foreign = __iconNode.find(([tag]) => tag !== 'path');
  if (foreign) throw new Error(`Icon${component} holds a <${foreign[0]}>, not only paths`);
  rows.push(`  ${JSON.stringify(name)}: ${JSON.stringify(__iconNode.map(([, attributes]) => attributes.d))},`);
}
const head =
  '// Made by tools/generate-icons.mjs from Tabler Icons (MIT, https://tabler.io/icons). Do not edit.\n' +
  '/** Path outlines on a 24 × 24 grid, drawn with a stroke. */\n';
writeFileSync(
  fileURLToPath(new URL('../src/kit/icon-paths.gen.ts', import.meta.url)),
  `${head}export const iconPaths: Readonly<Record<string, readonly string[]>> = {\n${rows.join('\n')}\n};\n`,
);
console.log(`Wrote ${rows.length} icons.`);
