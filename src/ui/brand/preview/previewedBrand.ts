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
  { value: 'home', label: msg`First page` },
  { value: 'signUp', label: msg`Sign-up` },
  { value: 'account', label: msg`Dashboard` },
  { value: 'email', label: msg`Mail` },
  { value: 'closed', label: msg`Closed account` },
] as const;

export type PreviewPage = (typeof previewPages)[number]['value'];
