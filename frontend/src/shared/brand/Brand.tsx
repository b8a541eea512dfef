import { t } from '@lingui/core/macro';
import { useComputedColorScheme } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSiteLogo, useSiteTitle } from '../session/use-session.js';
import css from './Brand.module.css';
import { SiteMark } from './SiteMark.js';

/** The site's logo, or its icon and title, linked to where the account begins. */
export function Brand() {
  const title = useSiteTitle();
  const logo = useLettering();
  return (
    <Link to="/" className={css['brand']} aria-label={t`${title}, home`} data-logo={logo ? true : undefined}>
      {logo && <img className={css['logo']} src={logo.src} alt="" onLoad={logo.measure} onError={logo.drop} />}
      <SiteMark />
      <span>{title}</span>
    </Link>
  );
}

/** From here on a logo is lettering: it says the name, and would be too small to read as a square. Width to height. */
const leastRatio = 1.8;

/** The logo in place of icon and title: where it is wide, and on the ground that it was made for. */
function useLettering() {
  const logo = useSiteLogo();
  const scheme = useComputedColorScheme('light');
  const [refused, setRefused] = useState('');
  if (!logo || logo.src === refused || logo.scheme !== scheme) return null;
  const drop = () => setRefused(logo.src);
  return {
    src: logo.src,
    drop,
    measure: ({ currentTarget: { naturalWidth, naturalHeight } }: React.SyntheticEvent<HTMLImageElement>) => {
      if (naturalWidth < leastRatio * naturalHeight) drop();
    },
  };
}
