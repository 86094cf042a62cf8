import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { env } from '@/config/env';
import { googleIdentity, renderGoogleButton } from './googleIdentity';

interface GoogleButtonProps {
  /** What the button says: Google words it in the reader's language. */
  purpose: 'signin_with' | 'signup_with' | 'continue_with';
  onToken: (idToken: string) => void;
}

/** Shows nothing, and loads nothing from Google, unless a client id is configured. */
export function GoogleButton(props: GoogleButtonProps) {
  return env.googleClientId ? <ConfiguredGoogleButton clientId={env.googleClientId} {...props} /> : null;
}

function ConfiguredGoogleButton({ clientId, purpose, onToken }: GoogleButtonProps & { clientId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onToken);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    latest.current = onToken;
  }, [onToken]);

  useEffect(() => {
    let isGone = false;
    googleIdentity().then(
      (google) => {
        if (isGone || !place.current) return;
        renderGoogleButton(google, place.current, {
          clientId,
          purpose,
          onToken: (token) => latest.current(token),
        });
      },
      () => setHasFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [clientId, purpose]);

  return (
    <Box sx={{ mt: 3 }}>
      <Divider sx={{ mb: 3 }}>or</Divider>
      <Box
        ref={place}
        sx={{ display: 'flex', justifyContent: 'center', minHeight: 44, colorScheme: 'light' }}
      />
      {hasFailed && (
        <Typography role="status" sx={{ color: 'text.secondary' }} align="center">
          Google could not be reached. Use your e-mail address and password, or reload the page.
        </Typography>
      )}
    </Box>
  );
}
