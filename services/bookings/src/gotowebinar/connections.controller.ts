import { Controller } from '@nestjs/common';
import {
  authWebinarProvider,
  getWebinarConnection,
  notifyWebinarConnection,
  revokeWebinarProvider,
  setWebinarCallback,
  setWebinarOrganizer,
  syncWebinar,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { ConnectionsService } from './connections.service.js';
import { Resume } from './resume.js';

@Controller()
export class WebinarConnectionsController {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly resume: Resume,
  ) {}

  @Handles(getWebinarConnection)
  get(_request: object, { userId }: UserCtx) {
    return this.connections.get(userId);
  }

  @Handles(authWebinarProvider)
  auth(request: RequestOf<typeof authWebinarProvider>, { userId }: UserCtx) {
    return this.connections.auth(userId, request);
  }

  @Handles(revokeWebinarProvider)
  revoke({ _id }: RequestOf<typeof revokeWebinarProvider>, { userId }: UserCtx) {
    return this.connections.revoke(userId, _id);
  }

  @Handles(setWebinarCallback)
  setCallback(request: RequestOf<typeof setWebinarCallback>, { userId }: UserCtx) {
    return this.connections.setCallback(userId, request);
  }

  @Handles(setWebinarOrganizer)
  setOrganizer(request: RequestOf<typeof setWebinarOrganizer>, { userId }: UserCtx) {
    return this.connections.setOrganizer(userId, request);
  }

  @Handles(syncWebinar)
  async sync({ _id }: RequestOf<typeof syncWebinar>, { userId }: UserCtx) {
    return { sync: await this.resume.one(userId, _id) };
  }

  @Handles(notifyWebinarConnection)
  async notify(request: RequestOf<typeof notifyWebinarConnection>) {
    await this.resume.hinted(request);
    return {};
  }
}
