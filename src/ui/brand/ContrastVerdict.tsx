import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isHexColour } from '@/theme/contrast';
import { verdictOn, type Verdict } from '@/theme/sitePalette';
import { white, type ColourScheme } from '@/theme/tokens';
import { Button } from '../Button';

interface ContrastVerdictProps {
  colour: string;
  onChange: (colour: string) => void;
}

const inWords = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

const groundOf: Record<ColourScheme, string> = { light: 'On white', dark: 'On dark' };

function wordsOf({ ratio, isEnoughForText, isEnoughForShapes, fill, shade }: Verdict): string {
  const has = inWords(ratio);
  if (isEnoughForText) return `good contrast, ${has}. Texts need 4.5:1 and buttons 3:1.`;
  if (isEnoughForShapes) {
    return `${has}, enough for buttons (3:1), not for texts (4.5:1). Texts use the nearest shade that is, ${shade}.`;
  }
  return `${has}, too little for buttons (3:1) and texts (4.5:1). Buttons use the nearest shade that is enough, ${fill}, and texts ${shade}.`;
}

/** Says whether a colour can be seen and read by WCAG's measure in each scheme, and what is done about it if not. */
export function ContrastVerdict({ colour, onChange }: ContrastVerdictProps) {
  if (!isHexColour(colour)) return null;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      {(['light', 'dark'] as const).map((scheme) => (
        <SchemeVerdict
          key={scheme}
          ground={groundOf[scheme]}
          verdict={verdictOn(colour.toLowerCase(), scheme)}
          onChange={onChange}
        />
      ))}
    </Box>
  );
}

interface SchemeVerdictProps {
  ground: string;
  verdict: Verdict;
  onChange: (colour: string) => void;
}

function SchemeVerdict({ ground, verdict, onChange }: SchemeVerdictProps) {
  const { isEnoughForText, onFill, onFillRatio, shade } = verdict;
  const onButtons = `${onFill === white ? 'White' : 'Black'} stands on its buttons, ${inWords(onFillRatio)}.`;

  return (
    <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      <Typography variant="body2" sx={{ color: isEnoughForText ? 'success.main' : 'warning.main' }}>
        {ground}: {wordsOf(verdict)} {onButtons}
      </Typography>
      {!isEnoughForText && (
        <Button
          size={1}
          variant="soft"
          colour="gray"
          startIcon={<Swatch colour={shade} />}
          onClick={() => onChange(shade)}
        >
          Use {shade}
        </Button>
      )}
    </Box>
  );
}

const Swatch = ({ colour }: { colour: string }) => (
  <Box
    component="span"
    aria-hidden
    sx={{ width: 14, height: 14, borderRadius: '50%', border: '1px solid', borderColor: 'divider' }}
    style={{ backgroundColor: colour }}
  />
);
