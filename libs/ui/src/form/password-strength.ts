import { t } from '@lingui/core/macro';
export interface PasswordStrength {
  /** 0 unusable (under 8) … 4 strong. */
  score: 0 | 1 | 2 | 3 | 4;
  hint: string;
}

const sequences = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** True for '1234', 'qwer', 'dcba': four neighbours of a well-known row, either way. */
function hasSequence(text: string) {
  const lower = text.toLowerCase();
  return sequences.some((row) => {
    const reversed = [...row].reverse().join('');
    for (let start = 0; start + 4 <= row.length; start += 1) {
      if (lower.includes(row.slice(start, start + 4)) || lower.includes(reversed.slice(start, start + 4))) return true;
    }
    return false;
  });
}

/**
 * A hint while typing, never a verdict: the server alone refuses (short or breached) passwords.
 * @param personal the name and e-mail of the person, which a password should not repeat
 */
export function passwordStrength(password: string, personal: readonly string[] = []): PasswordStrength {
  if (password.length < 8) return { score: 0, hint: t`At least 8 characters.` };
  const lower = password.toLowerCase();
  const repeatsPerson = personal
    .flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .some((word) => word.length >= 4 && lower.includes(word));
  if (repeatsPerson) return { score: 1, hint: t`Leave out your name and e-mail.` };
  if (new Set(lower).size <= 4) return { score: 1, hint: t`Too many repeated characters.` };
  if (hasSequence(password)) return { score: 1, hint: t`Avoid runs like 1234 or qwerty.` };

  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const points = password.length + kinds * 2;
  if (points >= 22) return { score: 4, hint: t`Strong password.` };
  if (points >= 16) return { score: 3, hint: t`Good. A few more characters make it strong.` };
  return { score: 2, hint: t`Fair. Longer is better: three or four words work well.` };
}
