export { foldText, isPart } from '../../contract/foldText';
