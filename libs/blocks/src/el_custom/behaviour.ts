export { runFrames as start } from '../kit/run-frames.js';
