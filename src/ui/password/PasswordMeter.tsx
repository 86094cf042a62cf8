import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { passwordLength, passwordLimits } from '@contract/team';
import * as texts from '@/texts/ui/password';
import { estimatePasswordStrength, type Strength } from './passwordStrength';

interface PasswordMeterProps {
  password: string;
  /** Words that an attacker would try first: the name, the company and the email address. */
  personalWords: string[];
}

const labels = [
  texts.veryEasyToGuess,
  texts.easyToGuess,
  texts.couldBeStronger,
  texts.strong,
  texts.veryStrong,
] as const;
const colors = ['error', 'error', 'warning', 'success', 'success'] as const;

export function PasswordMeter({ password, personalWords }: PasswordMeterProps) {
  const strength = useStrength(password, personalWords);
  const missingCount = passwordLimits.min - passwordLength(password);

  return (
    <Box>
      <LinearProgress
        variant="determinate"
        aria-hidden="true"
        color={strength === null ? 'inherit' : colors[strength]}
        value={strength === null ? 0 : (strength + 1) * 20}
        sx={{ height: 6, borderRadius: 3 }}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 0.5, minHeight: '1.5em' }}>
        {password === '' && texts.atLeastCharactersAFewUnrelated(passwordLimits.min)}
        {password !== '' && missingCount > 0 && texts.moreCharacterCharactersToGo(missingCount)}
        {password !== '' && missingCount <= 0 && strength !== null && `${labels[strength]}.`}
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
