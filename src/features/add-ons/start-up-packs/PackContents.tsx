import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { startUpPackItemKinds } from '@contract/enums';
import { Button } from '@/ui/Button';
import * as texts from '@/texts/add-ons/start-up-packs';
import type { Pack } from './packsApi';
import { kindLabels } from './packLabels';

/** Lists the items of a pack for operators who can't install it. */
export function PackContents({ pack, onClose }: { pack: Pack; onClose: () => void }) {
  return (
    <>
      <DialogContent dividers tabIndex={0}>
        {startUpPackItemKinds.map((kind) => {
          const names = pack.contents.filter((one) => one.kind === kind).map(({ name }) => name);
          if (names.length === 0) return null;
          return (
            <section key={kind}>
              <Typography variant="subtitle2" component="h3">
                {kindLabels[kind]}
              </Typography>
              <Box component="ul" sx={{ mt: 0.5, mb: 2, pl: 2.5 }}>
                {names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </Box>
            </section>
          );
        })}
        <Typography sx={{ color: 'text.secondary' }}>{texts.askAnAdminOfYourCompany}</Typography>
      </DialogContent>
      <DialogActions>
        <Button color="gray" variant="text" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </>
  );
}
