export { attacks } from './content/testing/attacks';
