import {
  limitKinds,
  ownerFeatures,
  type adminUserView,
  type LimitKind,
  type OwnerFeature,
  type RequestInput,
  type saveUser,
} from '@linkyard/contracts';
import type { z } from 'zod';
import { sentLimit, shownLimit } from '../../shared/limits/typed-limit.js';

export type AdminUser = z.output<typeof adminUserView>;
type Request = RequestInput<typeof saveUser>;

/** An account as the drawer edits it; names are those of the API. Of files, megabytes; an empty limit is none. */
export type UserValues = {
  name: string;
  email: string;
  password: string;
  role: 1 | 2;
  planName: string;
  limits: Record<LimitKind, number | ''>;
  features: Record<OwnerFeature, boolean>;
  /** Asked for when the account is to be an administrator. */
  promotionEmail: string;
  promotionPassword: string;
};

const entries = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** @param user null for a new account */
export const userValues = (user: AdminUser | null): UserValues => ({
  name: user?.name ?? '',
  email: user?.email ?? '',
  password: '',
  role: user?.role ?? 2,
  planName: user?.planName ?? 'Free',
  limits: entries(limitKinds, (kind) => shownLimit(kind, user?.limits[kind] ?? null)),
  features: entries(ownerFeatures, (feature) => user?.features[feature] ?? false),
  promotionEmail: '',
  promotionPassword: '',
});

/** Whether saving makes an administrator of the account. */
export const isPromotion = (values: Pick<UserValues, 'role'>, user: AdminUser | null): boolean =>
  values.role === 1 && user?.role !== 1;

/** The features of a reseller's people are not sent: they have none. */
export function userRequest(values: UserValues, user: AdminUser | null): Request {
  const { password, limits, features, promotionEmail, promotionPassword, ...plain } = values;
  const promotion = isPromotion(values, user)
    ? { promotion: { email: promotionEmail, ...(promotionPassword ? { password: promotionPassword } : {}) } }
    : {};
  return {
    ...(user ? { _id: user._id, rev: user.rev } : {}),
    ...plain,
    ...(password ? { password } : {}),
    limits: entries(limitKinds, (kind) => sentLimit(kind, limits[kind])),
    ...(user && user.tenantId !== null ? {} : { features }),
    ...promotion,
  };
}
