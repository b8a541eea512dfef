export { startAnswerForm as start } from './post-answers.js';
