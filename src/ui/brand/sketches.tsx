import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';

interface SketchProps {
  title: string;
  logo: string | null;
}

export function SignInSketch({ title, logo }: SketchProps) {
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.25, justifyItems: 'center' }}>
      <Brand title={title} logo={logo} height={28} />
      <Line width="100%" height={28} />
      <Line width="100%" height={28} />
      <Box sx={buttonSx}>Sign in</Box>
    </Paper>
  );
}

export function DashboardSketch({ title, logo }: SketchProps) {
  return (
    <Paper variant="outlined" sx={{ display: 'grid', gridTemplateColumns: '96px 1fr', minHeight: 150 }}>
      <Stack spacing={1.25} sx={{ p: 1.5, borderRight: '1px solid', borderColor: 'divider', minWidth: 0 }}>
        <Brand title={title} logo={logo} height={24} />
        <Box sx={currentSx}>Home</Box>
        <Line width="70%" height={8} />
        <Line width="55%" height={8} />
      </Stack>
      <Stack spacing={1.25} sx={{ p: 1.5 }}>
        <Typography variant="subtitle2">Welcome back</Typography>
        <Line width="90%" height={8} />
        <Line width="75%" height={8} />
        <Typography variant="body2" sx={{ color: 'primary.main' }}>
          A link
        </Typography>
        <Box sx={[buttonSx, { width: 'fit-content' }]}>Choose a plan</Box>
      </Stack>
    </Paper>
  );
}

function Brand({ title, logo, height }: SketchProps & { height: number }) {
  if (logo)
    return <Box component="img" src={logo} alt="" sx={{ height, maxWidth: '100%', objectFit: 'contain' }} />;
  return (
    <Typography variant="subtitle2" noWrap sx={{ color: 'primary.main', maxWidth: '100%' }}>
      {title}
    </Typography>
  );
}

const Line = ({ width, height }: { width: string; height: number }) => (
  <Box sx={{ width, height, borderRadius: 1, bgcolor: 'action.hover' }} />
);

const buttonSx = ({ palette: { tones } }: Theme) => ({
  width: '100%',
  px: 1.5,
  py: 0.75,
  borderRadius: 1,
  textAlign: 'center' as const,
  fontSize: '0.8125rem',
  bgcolor: tones.primary.solid,
  color: tones.primary.onSolid,
});

const currentSx = ({ palette: { tones } }: Theme) => ({
  px: 1,
  py: 0.5,
  borderRadius: 1,
  fontSize: '0.75rem',
  bgcolor: tones.primary.soft,
  color: tones.primary.text,
});
