import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { apiBase } from '@/config/env';
import { messageOf } from '@/lib/messageOf';
import { IconButton } from '@/ui/IconButton';
import { StatusBadge } from '@/ui/StatusBadge';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/add-ons/marketing-templates';
import { useSetMarketingFavoriteMutation, type Template } from './templatesApi';
import { categoryLabels } from './templateLabels';

const pictureSx = {
  display: 'block',
  width: '100%',
  height: 190,
  p: 1.5,
  bgcolor: 'action.hover',
  '& img': { width: '100%', height: '100%', objectFit: 'contain', display: 'block' },
} as const;

interface TemplateCardProps {
  template: Template;
  onOpen: () => void;
}

export function TemplateCard({ template, onOpen }: TemplateCardProps) {
  const { slug, name, category, isFavorite, isEdited, previewUrl } = template;
  const [setFavorite] = useSetMarketingFavoriteMutation();

  const toggle = async () => {
    const { error } = await setFavorite({ slug, isFavorite: !isFavorite });
    if (error) toast.error(messageOf(error));
  };

  return (
    <Paper component="li" variant="outlined" sx={{ borderRadius: 1.5, overflow: 'hidden', boxShadow: 1 }}>
      <ButtonBase onClick={onOpen} aria-haspopup="dialog" aria-label={texts.open(name)} sx={pictureSx}>
        <img src={`${apiBase}${previewUrl}`} alt="" loading="lazy" decoding="async" />
      </ButtonBase>
      <Box sx={{ p: 1.5, pt: 1, display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {categoryLabels[category]}
          </Typography>
        </Box>
        {isEdited && <StatusBadge tone="blue">{texts.yourWords}</StatusBadge>}
        <IconButton
          label={isFavorite ? texts.takeOutOfYourFavourites(name) : texts.makeAFavourite(name)}
          onClick={() => void toggle()}
        >
          {isFavorite ? <StarIcon color="warning" fontSize="small" /> : <StarBorderIcon fontSize="small" />}
        </IconButton>
      </Box>
    </Paper>
  );
}
