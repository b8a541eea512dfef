import { stylesheet } from '../document/stylesheet.js';

export const webinarStyle = stylesheet(`
.sessions{margin:0 0 16px;padding:0;list-style:none}
.sessions li{padding:12px 0;border-top:1px solid var(--line)}
.sessions li:first-child{padding-top:0;border:0}
.sessions li:last-child{padding-bottom:0}
.sessions time:not([hidden]){display:block}
.sessions b{display:block;font-size:18px;line-height:26px}
.sessions .left{float:inline-end;padding-inline-start:12px;color:var(--quiet);font-size:14px}
.hosts{display:flex;flex-wrap:wrap;gap:12px 24px;margin:0 0 16px;padding:0;list-style:none}
.hosts li{display:flex;align-items:center;gap:12px}
.hosts small{display:block;color:var(--quiet)}
`);
