/** The drawing where there is no page. */
export const MissingPlace = () => (
  <svg className="place" viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
    <path d="M14 74h68M24 74V46l24-20 24 20v28" />
    <path className="faint" d="M40 74V58h16v16" />
    <circle className="faint" cx="70" cy="24" r="6" />
  </svg>
);
