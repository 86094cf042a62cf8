import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@/lib/format';
import { isHexColour } from '@/theme/contrast';
import { verdictOn, type Verdict } from '@/theme/sitePalette';
import { white, type ColourScheme } from '@/theme/tokens';
import * as texts from '@/texts/ui/brand';
import { Button } from '../Button';

interface ContrastVerdictProps {
  colour: string;
  onChange: (colour: string) => void;
}

const inWords = (ratio: number) => `${formatNumber(Math.floor(ratio * 10) / 10, 1)}:1`;

const groundOf: Record<ColourScheme, string> = { light: texts.onWhite, dark: texts.onDark };

function wordsOf({ ratio, isEnoughForText, isEnoughForShapes, fill, shade }: Verdict): string {
  const has = inWords(ratio);
  if (isEnoughForText) return texts.contrastGood(has);
  if (isEnoughForShapes) {
    return texts.enoughForButtons31Not(has, shade);
  }
  return texts.tooLittleForButtons31(has, fill, shade);
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
  const onButtons = texts.whiteBlackStandsOnItsButtons(onFill === white, inWords(onFillRatio));

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
          {texts.use(shade)}
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
