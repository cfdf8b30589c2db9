export { tunedFigures } from '#racing';
