import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from './Link';
import { visuallyHidden } from './visuallyHidden';

export interface Step {
  label: string;
  state: 'done' | 'current' | 'todo';
  /** Path of a step that users can return to. */
  to?: string;
}

const stateLabels: Readonly<Record<Step['state'], MessageDescriptor>> = {
  done: msg({ message: '(completed)', comment: 'Follows the name of a step' }),
  current: msg({ message: '(current step)', comment: 'Follows the name of a step' }),
  todo: msg({ message: '(not started)', comment: 'Follows the name of a step' }),
};
const listSx = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

export function Stepper({ steps }: { steps: readonly Step[] }) {
  const { t } = useLingui();
  return (
    <Box component="ol" aria-label={t`Steps`} sx={listSx}>
      {steps.map((step, index) => (
        <Box
          key={index}
          component="li"
          aria-current={step.state === 'current' ? 'step' : undefined}
          sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
        >
          <StepMark state={step.state} number={index + 1} />
          <Typography
            component="span"
            variant={step.state === 'current' ? 'subtitle1' : 'body1'}
            sx={{ color: step.state === 'todo' ? 'text.secondary' : 'text.primary' }}
          >
            {step.to && step.state !== 'current' ? <Link to={step.to}>{step.label}</Link> : step.label}
          </Typography>
          <Box component="span" sx={visuallyHidden}>
            {t(stateLabels[step.state])}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function StepMark({ state, number }: { state: Step['state']; number: number }) {
  return (
    <Box
      aria-hidden
      sx={({ palette: { tones } }) => {
        const tone = { done: tones.green, current: tones.primary, todo: tones.gray }[state];
        return {
          width: 24,
          height: 24,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          fontSize: '0.75rem',
          fontWeight: 600,
          bgcolor: state === 'current' ? tone.solid : tone.soft,
          color: state === 'current' ? tone.onSolid : tone.text,
        };
      }}
    >
      {state === 'done' ? <CheckIcon sx={{ fontSize: 14 }} /> : number}
    </Box>
  );
}
