import type { Place } from './map-url.js';

/** Parks, water and streets of no real town; which part of them is shown follows from the place. */
const parts = {
  green: 'M96 44h150v92l-40 44H96zM610 250h170v140H640l-30-40z',
  water:
    'M-20 300c120-50 200 30 330-10s170-150 300-150 140-40 230-80v-60h40v110c-120 40-150 90-260 110s-150 110-270 140-220-20-370 30z',
  lanes:
    'M-20 96h860M-20 210h300M340 180l60 300M-20 380h860M96-20v500M180-20v240M290-20v470M470-20v260M540 220v240M610-20v480M700-20v260M780 200v260M400 60h440M470 130h370M540 320h300',
  roads: 'M-20 250L300 150 480 240 840 170M400-20L360 160 440 300 420 480',
} as const;

/** A static drawing in place of a map, without a request to a map provider. */
export function Streets({ place }: { place: Place | null }) {
  const shift = place ? Math.abs(Math.round((place.lat * 7919 + place.lng * 104_729) % 160)) : 0;
  return (
    <svg
      className="mp-d"
      viewBox={`${shift} ${Math.round(shift / 4)} 560 320`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="mp-g" d={parts.green} />
      <path className="mp-w" d={parts.water} />
      <path className="mp-l" d={parts.lanes} />
      <path className="mp-r" d={parts.roads} />
    </svg>
  );
}
