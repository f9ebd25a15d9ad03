export { placeAt as placeIn } from '../../../faults/places.ts';
