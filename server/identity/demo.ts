export { setOwner } from './operators/operators.repository';
