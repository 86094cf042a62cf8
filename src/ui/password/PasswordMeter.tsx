import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { newPassword, passwordLength, passwordLimits } from '@contract/team';
import { textMessages } from '@/lib/fieldMessages';

/** Returns the schema of a new password, with messages in the current language. */
export const newPasswordField = () => newPassword(textMessages()(passwordLimits));

/** From 0 (guessed immediately) to 4 (very hard to guess). */
type Strength = 0 | 1 | 2 | 3 | 4;

let estimator: Promise<(password: string, personalWords: string[]) => Strength> | null = null;

/**
 * Resolves to the strength of a password. Loads the estimator on first use, because it is larger than the
 * rest of the screen. Rejects if the estimator cannot be loaded.
 */
async function estimatePasswordStrength(password: string, personalWords: string[] = []): Promise<Strength> {
  estimator ??= loadEstimator().catch((error: unknown) => {
    estimator = null;
    throw error;
  });
  return (await estimator)(password, personalWords);
}

async function loadEstimator() {
  const [{ ZxcvbnFactory }, { keyboards, words }, { commonPasswords }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('./estimatorData'),
    import('./commonPasswords.generated'),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    // The estimator treats a dictionary named `diceware` as unranked.
    dictionary: { diceware: words, passwords: commonPasswords.split(' ') },
    graphs: keyboards,
  });
  // Longer input adds no strength and would slow down typing.
  return (password: string, personalWords: string[]) =>
    zxcvbn.check(password.slice(0, 100), personalWords).score as Strength;
}

interface PasswordMeterProps {
  password: string;
  /** Words that an attacker would try first: the name, the company and the email address. */
  personalWords: string[];
}

const strengthLabels = [
  msg`Very weak password`,
  msg`Weak password`,
  msg`Fair password`,
  msg`Strong password`,
  msg`Very strong password`,
] as const;
const strengthColors = ['error', 'error', 'warning', 'success', 'success'] as const;

export function PasswordMeter({ password, personalWords }: PasswordMeterProps) {
  const { t } = useLingui();
  const strength = useStrength(password, personalWords);
  const missingCount = passwordLimits.min - passwordLength(password);

  return (
    <Box>
      <LinearProgress
        variant="determinate"
        aria-hidden="true"
        color={strength === null ? 'inherit' : strengthColors[strength]}
        value={strength === null ? 0 : (strength + 1) * 20}
        sx={{ height: 6, borderRadius: 3 }}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 0.5, minHeight: '1.5em' }}>
        {password === '' &&
          t`At least ${{ min: passwordLimits.min }} characters. A phrase of several unrelated words is easy to remember.`}
        {password !== '' &&
          missingCount > 0 &&
          t`${plural(missingCount, { one: '# more character needed', other: '# more characters needed' })}`}
        {password !== '' && missingCount <= 0 && strength !== null && t(strengthLabels[strength])}
      </Typography>
    </Box>
  );
}

function useStrength(password: string, personalWords: string[]): Strength | null {
  const [strength, setStrength] = useState<Strength | null>(null);
  const joinedWords = personalWords.join('\n');

  useEffect(() => {
    let isStale = false;
    const update = (result: Strength | null) => {
      if (!isStale) setStrength(result);
    };
    if (password === '') update(null);
    // The meter stays empty if the estimator fails to load. The server validates the password in any case.
    else estimatePasswordStrength(password, joinedWords.split('\n')).then(update, () => update(null));
    return () => {
      isStale = true;
    };
  }, [password, joinedWords]);

  return strength;
}
