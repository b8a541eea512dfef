import { Reflector } from '@nestjs/core';
import type { RouteRule } from '@linkyard/contracts';

/** Which binding a route handler belongs to; guards read role and rate from it. A route without it is refused. */
export const contractKey = Reflector.createDecorator<RouteRule>();
