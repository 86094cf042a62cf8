import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { contrastRatio, isHexColour } from '@/theme/contrast';
import { makeTone } from '@/theme/tones';
import { surfaces, white } from '@/theme/tokens';
import { Button } from '../Button';

interface ContrastVerdictProps {
  colour: string;
  onChange: (colour: string) => void;
}

const inWords = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

/** Says whether a colour can be seen and read by WCAG's measure, and what is done about it if not. */
export function ContrastVerdict({ colour, onChange }: ContrastVerdictProps) {
  if (!isHexColour(colour)) return null;
  const { solid, onSolid } = makeTone(colour.toLowerCase(), 'light');
  const isSeen = solid === colour.toLowerCase();
  const text = `${onSolid === white ? 'White' : 'Black'} text on it has ${inWords(contrastRatio(onSolid, solid))}`;
  const seen = inWords(contrastRatio(colour, surfaces.light.paper));

  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="body2" sx={{ color: isSeen ? 'success.main' : 'warning.main' }}>
        {isSeen
          ? `Good contrast: ${seen} on white. ${text}, and 4.5:1 is enough.`
          : `Too pale on white: ${seen}, and 3:1 is needed. Buttons use the nearest shade that is enough, ${solid}.`}
      </Typography>
      {!isSeen && (
        <Button size={2} variant="soft" colour="gray" onClick={() => onChange(solid)}>
          Use {solid}
        </Button>
      )}
    </Box>
  );
}
