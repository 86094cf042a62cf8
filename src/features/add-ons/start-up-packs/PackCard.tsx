import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatMoney } from '@/lib/money';
import { Button } from '@/ui/Button';
import { StatusBadge } from '@/ui/StatusBadge';
import * as texts from '@/texts/add-ons/start-up-packs';
import type { Pack } from './packsApi';
import { contentsLabels, statusLabels } from './packLabels';

interface PackCardProps {
  pack: Pack;
  canInstall: boolean;
  onOpen: () => void;
}

export function PackCard({ pack, canInstall, onOpen }: PackCardProps) {
  const { name, tagline, industry, price, currency, colour, installation } = pack;
  const status = installation && statusLabels[installation.status];

  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ display: 'flex', flexDirection: 'column', borderRadius: 1.5, overflow: 'hidden', boxShadow: 1 }}
    >
      <Box aria-hidden style={{ backgroundColor: colour }} sx={{ height: 8 }} />
      <Box sx={{ p: 2.5, display: 'grid', gap: 1.25, flex: 1, alignContent: 'start' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 auto' }}>
            {industry}
          </Typography>
          {installation?.isUpdateAvailable && <StatusBadge tone="blue">{texts.updateAvailable}</StatusBadge>}
          {status && <StatusBadge tone={status.tone}>{status.label}</StatusBadge>}
        </Box>
        <Typography variant="h3" component="h2">
          {name}
        </Typography>
        <Typography>{tagline}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {contentsLabels(pack).join(', ')}
        </Typography>
      </Box>
      <Box sx={{ px: 2.5, pb: 2.5, display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="subtitle2" component="p" sx={{ flex: '1 1 auto' }}>
          {price === 0 ? texts.includedInLivery : formatMoney(price, currency)}
        </Typography>
        <Button
          variant={canInstall && !installation ? 'solid' : 'soft'}
          color={canInstall && !installation ? 'primary' : 'gray'}
          aria-haspopup="dialog"
          aria-label={`${canInstall && !installation ? texts.lookAtAndInstall : texts.lookAt} ${name}`}
          onClick={onOpen}
        >
          {canInstall && !installation ? texts.lookAndInstall : texts.look}
        </Button>
      </Box>
    </Paper>
  );
}
