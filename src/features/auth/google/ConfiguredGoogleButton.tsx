import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { useEffect, useRef, useState } from 'react';
import { loadGoogleIdentity, renderGoogleButton } from './googleIdentity';
import { GoogleUnreachable } from './GoogleUnreachable';

export interface GoogleButtonProps {
  /** The button text. Google translates it into the browser's language. */
  purpose: 'signin_with' | 'signup_with' | 'continue_with';
  onToken: (idToken: string) => void;
}

interface ConfiguredGoogleButtonProps extends GoogleButtonProps {
  clientId: string;
}

export default function ConfiguredGoogleButton({ clientId, purpose, onToken }: ConfiguredGoogleButtonProps) {
  const { t } = useLingui();
  const containerRef = useRef<HTMLDivElement>(null);
  const onTokenRef = useRef(onToken);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    onTokenRef.current = onToken;
  }, [onToken]);

  useEffect(() => {
    let isCanceled = false;
    loadGoogleIdentity().then(
      (google) => {
        if (isCanceled || !containerRef.current) return;
        renderGoogleButton(google, containerRef.current, {
          clientId,
          purpose,
          onToken: (token) => onTokenRef.current(token),
        });
      },
      () => setHasFailed(true),
    );
    return () => {
      isCanceled = true;
    };
  }, [clientId, purpose]);

  return (
    <>
      <Divider sx={{ mb: 3 }}>
        {t({ message: 'or', comment: 'Between a form and the button to continue with Google' })}
      </Divider>
      <Box
        ref={containerRef}
        sx={{ display: 'flex', justifyContent: 'center', minHeight: 44, colorScheme: 'light' }}
      />
      {hasFailed && <GoogleUnreachable />}
    </>
  );
}
