import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { passwordMinLength } from '@/config/limits';
import * as texts from '@/texts/ui/password';
import { passwordStrength, type Strength } from './passwordStrength';

interface PasswordMeterProps {
  password: string;
  /** What a guesser would try first: the name, the company, the email address. */
  known: string[];
}

const words = [
  texts.veryEasyToGuess,
  texts.easyToGuess,
  texts.couldBeStronger,
  texts.strong,
  texts.veryStrong,
] as const;
const colours = ['error', 'error', 'warning', 'success', 'success'] as const;

export function PasswordMeter({ password, known }: PasswordMeterProps) {
  const strength = useStrength(password, known);
  const missing = passwordMinLength - password.length;

  return (
    <Box>
      <LinearProgress
        variant="determinate"
        aria-hidden="true"
        color={strength === null ? 'inherit' : colours[strength]}
        value={strength === null ? 0 : (strength + 1) * 20}
        sx={{ height: 6, borderRadius: 3 }}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 0.5, minHeight: '1.5em' }}>
        {password === '' && texts.atLeastCharactersAFewUnrelated(passwordMinLength)}
        {password !== '' && missing > 0 && texts.moreCharacterCharactersToGo(missing)}
        {password !== '' && missing <= 0 && strength !== null && `${words[strength]}.`}
      </Typography>
    </Box>
  );
}

function useStrength(password: string, known: string[]): Strength | null {
  const [strength, setStrength] = useState<Strength | null>(null);
  const knownWords = known.join('\n');

  useEffect(() => {
    let isStale = false;
    const show = (found: Strength | null) => {
      if (!isStale) setStrength(found);
    };
    if (password === '') show(null);
    // Without the estimator the form still works, only the meter stays silent: the server has the last word.
    else passwordStrength(password, knownWords.split('\n')).then(show, () => show(null));
    return () => {
      isStale = true;
    };
  }, [password, knownWords]);

  return strength;
}
