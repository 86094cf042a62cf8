import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { useEffect, useRef, useState } from 'react';
import * as texts from '@/texts/auth/google';
import { googleIdentity, renderGoogleButton } from './googleIdentity';
import { GoogleUnreachable } from './GoogleUnreachable';

export interface GoogleOffer {
  /** What the button says: Google words it in the reader's language. */
  purpose: 'signin_with' | 'signup_with' | 'continue_with';
  onToken: (idToken: string) => void;
}

interface ConfiguredGoogleButtonProps extends GoogleOffer {
  clientId: string;
}

export default function ConfiguredGoogleButton({ clientId, purpose, onToken }: ConfiguredGoogleButtonProps) {
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
    <>
      <Divider sx={{ mb: 3 }}>{texts.or}</Divider>
      <Box
        ref={place}
        sx={{ display: 'flex', justifyContent: 'center', minHeight: 44, colorScheme: 'light' }}
      />
      {hasFailed && <GoogleUnreachable />}
    </>
  );
}
