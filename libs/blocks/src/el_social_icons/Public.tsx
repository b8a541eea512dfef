import type { CSSProperties } from 'react';
import type { Texts } from '@linkyard/languages';
import { contrast, legible } from '../kit/contrast.js';
import { darkTheme } from '../kit/dark-theme.js';
import { Icon } from '../kit/Icon.js';
import { linkProps, safeHref } from '../kit/links.js';
import { themeTokens } from '../kit/theme-tokens.js';
import type { PublicProps } from '../kit/types.js';
import type { SocialIconsData } from './schema.js';
import { socialType } from './social-types.js';

/** Kinds whose names are no brands. */
const names = (i18n: Texts): Record<string, string> => ({
  email: i18n.t('E-mail'),
  phone: i18n.t('Phone'),
  website: i18n.t('Website'),
});

const iconSizes = { sm: 20, md: 23, lg: 28 } as const;

/** Brand colour as ground with readable ink, or, for plain icons, as ink where the page lets it be seen. */
function brandStyle(color: string, plainOn: string[] | null): CSSProperties {
  const ink = plainOn
    ? plainOn.every((ground) => contrast(color, ground) >= 3)
      ? color
      : 'inherit'
    : legible('#ffffff', color, 3);
  return { '--k': color, '--kf': ink } satisfies Record<string, string> as CSSProperties;
}

export function Public({ data, context }: PublicProps<SocialIconsData>) {
  const shown = data.items.filter(
    (item) => item.status !== 0 && (safeHref(item.url) !== null || context.mode === 'editor'),
  );
  if (!shown.length) return null;
  const night = darkTheme(context.theme);
  const grounds = [context.theme, night].flatMap((theme) => (theme ? themeTokens(theme).tone : []));
  const plainOn = data.shape === 'plain' ? grounds : null;
  const classes = `so so-${data.size} so-${data.shape}${data.useBrandColors ? ' so-k' : ''}`;
  return (
    <ul className={classes}>
      {shown.map((item, index) => {
        const type = socialType(item.socialTypeId) ?? socialType('website');
        return (
          <li key={`${item.socialTypeId}-${index}`}>
            <a
              {...linkProps(safeHref(item.url), false)}
              aria-label={type && (names(context.i18n)[type.key] ?? type.label)}
              style={data.useBrandColors && type ? brandStyle(type.color, plainOn) : undefined}
            >
              <Icon name={type?.key ?? 'website'} size={iconSizes[data.size]} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
