import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { foldCode } from '../../primitives/digits.js';

/** A password being chosen. The breached list is checked by the service. @source models.md 1 register */
export const newPassword = z.string().min(8).max(200);
/** A password being checked: any text, so that old ones always fit. */
export const givenPassword = z.string().min(1, refusedAs('core.password_required')).max(200);
/** A code as a person reads it off a screen, without its groups. */
const typedCode = z.string().max(64).transform(foldCode);
/** The six digits of a mail or an authenticator. */
export const otpCode = typedCode.pipe(z.string().regex(/^\d{6}$/, refusedAs('auth.not_six_digits')));
/** Six digits, or one of the backup codes. */
export const secondFactor = typedCode.pipe(
  z.string().regex(/^(?:\d{6}|[a-z0-9]{8,12})$/i, refusedAs('auth.not_second_factor')),
);
/** The secret part of a mailed link. */
export const mailedToken = z.string().regex(/^[A-Za-z0-9_-]{20,200}$/, refusedAs('core.not_link'));
/** What a mailed code or link is for. @source models.md 1 AuthToken */
export const codePurposes = ['verifyEmail', 'resetPassword', 'changeEmail'] as const;
export const codePurpose = z.enum(codePurposes);

/** Refinement of bodies that repeat the new password. */
export const passwordsMatch = (body: { password: string; confirmPassword?: string | undefined }) =>
  body.confirmPassword === undefined || body.confirmPassword === body.password;
export const passwordsMatchError = { error: refusedAs('auth.passwords_differ'), path: ['confirmPassword'] };
