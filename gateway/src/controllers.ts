import type { Type } from '@nestjs/common';
import { socialControllers } from './auth/social/index.js';
import { contractRoutes } from './calls/contract-routes.js';
import { DocsController } from './calls/docs.controller.js';
import { HealthController } from './http/health.controller.js';
import { MediaController } from './media/media.controller.js';
import { FormPostController } from './page-forms/form-post.controller.js';
import { GatePostController } from './page-forms/gate-post.controller.js';
import { PreviewController } from './pages/preview.controller.js';
import { publicScreenControllers } from './public-screens/index.js';
import { GotoWebinarWebhooksController } from './webhooks/gotowebinar-webhooks.controller.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';

/** Everything that Nest answers. What no controller here answers belongs to the edge. */
export const controllers = (): Type[] => [
  contractRoutes(),
  HealthController,
  DocsController,
  FormPostController,
  GatePostController,
  PreviewController,
  MediaController,
  ...publicScreenControllers,
  GotoWebinarWebhooksController,
  WebhooksController,
  ...socialControllers,
];
