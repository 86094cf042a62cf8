import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@/lib/format';
import { isHexColor, white, type ColorScheme } from '@contract/colors';
import { rateBrandContrast, type BrandContrast } from '@/theme/brandContrast';
import * as texts from '@/texts/ui/brand';
import { Button } from '../Button';

interface ContrastFeedbackProps {
  color: string;
  onChange: (color: string) => void;
}

const formatRatio = (ratio: number) => `${formatNumber(Math.floor(ratio * 10) / 10, 1)}:1`;

const backgroundLabels: Record<ColorScheme, string> = { light: texts.onWhite, dark: texts.onDark };

function feedbackText({ ratio, isEnoughForText, isEnoughForShapes, fill, shade }: BrandContrast): string {
  const ratioLabel = formatRatio(ratio);
  if (isEnoughForText) return texts.contrastGood(ratioLabel);
  if (isEnoughForShapes) {
    return texts.enoughForButtons31Not(ratioLabel, shade);
  }
  return texts.tooLittleForButtons31(ratioLabel, fill, shade);
}

/**
 * Shows the WCAG contrast of a brand color in each scheme, and the shades that replace it if the contrast is
 * too low.
 */
export function ContrastFeedback({ color, onChange }: ContrastFeedbackProps) {
  if (!isHexColor(color)) return null;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      {(['light', 'dark'] as const).map((scheme) => (
        <SchemeFeedback
          key={scheme}
          backgroundLabel={backgroundLabels[scheme]}
          contrast={rateBrandContrast(color.toLowerCase(), scheme)}
          onChange={onChange}
        />
      ))}
    </Box>
  );
}

interface SchemeFeedbackProps {
  backgroundLabel: string;
  contrast: BrandContrast;
  onChange: (color: string) => void;
}

function SchemeFeedback({ backgroundLabel, contrast, onChange }: SchemeFeedbackProps) {
  const { isEnoughForText, onFill, onFillRatio, shade } = contrast;
  const buttonFeedback = texts.whiteBlackStandsOnItsButtons(onFill === white, formatRatio(onFillRatio));

  return (
    <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      <Typography variant="body2" sx={{ color: isEnoughForText ? 'success.main' : 'warning.main' }}>
        {backgroundLabel}: {feedbackText(contrast)} {buttonFeedback}
      </Typography>
      {!isEnoughForText && (
        <Button
          size={1}
          variant="soft"
          color="gray"
          startIcon={<Swatch color={shade} />}
          onClick={() => onChange(shade)}
        >
          {texts.use(shade)}
        </Button>
      )}
    </Box>
  );
}

const Swatch = ({ color }: { color: string }) => (
  <Box
    component="span"
    aria-hidden
    sx={{ width: 14, height: 14, borderRadius: '50%', border: '1px solid', borderColor: 'divider' }}
    style={{ backgroundColor: color }}
  />
);
