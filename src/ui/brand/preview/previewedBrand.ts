import * as texts from '@/texts/ui/brand/preview';

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
  { value: 'home', label: texts.firstPage },
  { value: 'signUp', label: texts.signUp },
  { value: 'account', label: texts.dashboard },
  { value: 'email', label: texts.mail },
  { value: 'closed', label: texts.closedAccount },
] as const;

export type PreviewPage = (typeof previewPages)[number]['value'];
