export * from './publish-campaign.js';
export * from './send-email.js';
