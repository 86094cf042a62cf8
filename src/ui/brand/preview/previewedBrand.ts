/** A brand as it is being typed. */
export interface PreviewedBrand {
  title: string;
  /** `#rrggbb`. */
  colour: string;
  squareLogo: string | null;
  fullLogo: string | null;
  tagline: string;
  introduction: string;
  farewell: string;
  isSignUpOpen: boolean;
  /** Where clients write to. */
  email: string;
}

export const previewPages = [
  { value: 'home', label: 'First page' },
  { value: 'signUp', label: 'Sign-up' },
  { value: 'account', label: 'Dashboard' },
  { value: 'mail', label: 'Mail' },
  { value: 'closed', label: 'Closed account' },
] as const;

export type PreviewPage = (typeof previewPages)[number]['value'];
