import type { changeUserStatus, getProfile, listSessions, ReplyInput, settingView } from '@linkyard/contracts';
import { replyFrom } from '@linkyard/service-kit/testing';
import type { z } from 'zod';
import type { Session } from './sessions/session.schema.js';
import type { Setting } from './settings/setting.schema.js';
import type { User } from './user-records/user.schema.js';

replyFrom<User, ReplyInput<typeof getProfile>>()(['hasPassword', 'twoFactorEnabled']);
replyFrom<User, ReplyInput<typeof changeUserStatus>>()([]);
replyFrom<Session, ReplyInput<typeof listSessions>['sessions'][number]>()(['current', 'impersonated']);
replyFrom<Setting, z.input<typeof settingView>>()([]);
