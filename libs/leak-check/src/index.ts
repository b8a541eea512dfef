export { leaksIn, type Leak, type Seen } from './leaks-in.js';
export { tracesOf, exceptions, type Platform, type Trace } from './platform-traces.js';
export { CleanFiles, crawlSite, type Answered, type Ask } from './crawl-site.js';
