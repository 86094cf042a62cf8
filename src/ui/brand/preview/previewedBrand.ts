import { msg } from '@lingui/core/macro';

/** The unsaved brand in the form. */
export interface PreviewedBrand {
  title: string;
  /** In the format `#rrggbb`. */
  colour: string;
  squareLogo: string | null;
  fullLogo: string | null;
  tagline: string;
  introduction: string;
  closedAccountMessage: string;
  isSignUpOpen: boolean;
  /** Contact address for clients. */
  email: string;
}

export const previewPages = [
  { value: 'home', label: msg`Home page` },
  { value: 'signUp', label: msg({ message: 'Sign-up', context: 'page' }) },
  { value: 'account', label: msg({ message: 'Dashboard', context: 'page' }) },
  { value: 'email', label: msg`Email` },
  { value: 'closed', label: msg`Closed account` },
] as const;

export type PreviewPage = (typeof previewPages)[number]['value'];
