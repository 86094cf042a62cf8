import { Notice } from '@/ui/Notice';

/** For whoever has no password to show, and signed in too long ago. */
export const SignInAnew = ({ what }: { what: string }) => (
  <Notice tone="blue" title="Sign in with Google again first">
    You have no password to show that it is you. Sign out, sign in with Google, and {what} here within 15
    minutes.
  </Notice>
);
