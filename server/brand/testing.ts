export { uploadTestLogo } from './branding/testing/uploadTestLogo';
export { attacks } from './content/testing/attacks';
