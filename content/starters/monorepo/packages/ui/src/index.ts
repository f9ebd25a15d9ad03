export { Title } from './Title.js';
