import { Controller } from '@nestjs/common';
import { beginDocument, finishDocument, requestDocument, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { DocumentsService } from './documents.service.js';

@Controller()
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Handles(requestDocument)
  async request(request: RequestOf<typeof requestDocument>) {
    return this.documents.request(request);
  }

  @Handles(beginDocument)
  async begin(request: RequestOf<typeof beginDocument>) {
    return this.documents.begin(request);
  }

  @Handles(finishDocument)
  async finish(request: RequestOf<typeof finishDocument>) {
    return { kept: await this.documents.finish(request) };
  }
}
