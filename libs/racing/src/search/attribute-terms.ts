/**
 * Further words for an attribute of a car: of a country's code, a tyre, a drive, a body, a fuel or a brand; '' for
 * none.
 */
export type TermsFor = (fact: string) => string;

// prettier-ignore
const english: Readonly<Record<string, string>> = {
  AE: 'Emirates', AR: 'Argentina', AT: 'Austrian', AU: 'Australian', BR: 'Brazilian', CH: 'Switzerland Swiss',
  CN: 'China Chinese', CZ: 'Czech', DE: 'Germany', DK: 'Denmark Danish', FR: 'France French', GB: 'Britain British UK English',
  HR: 'Croatian', IN: 'Indian', IT: 'Italy Italian', JP: 'Japanese', KR: 'Korean', MX: 'Mexican', MY: 'Malaysian',
  NL: 'Netherlands Dutch', NZ: 'New Zealand', SE: 'Sweden Swedish', US: 'USA American', ZA: 'South African',
  '4WD': 'AWD 4x4', Slick: 'slicks', Saloon: 'sedan', Estate: 'wagon', Pickup: 'truck', Convertible: 'cabriolet',
  Petrol: 'gasoline', Electric: 'EV', Volkswagen: 'VW', Chevrolet: 'Chevy', 'Mercedes-Benz': 'Merc', Citroen: 'Citroën',
};

/** English synonyms of an attribute; other languages bring their own. */
export const englishTerms: TermsFor = (fact) => english[fact] ?? '';
