import { findTrackVariant, rewardSpots } from '#racing';
import { starterCatalogue } from '../../car/starter/starter-catalogue.ts';
import { starterCampaign } from './starter-campaign.ts';

describe('the starter set of the campaign', () => {
  it('has ten matches a place, each of five different tracks', () => {
    expect(starterCampaign).toHaveLength(70);
    const tracks = starterCampaign.map(({ facts }) => facts.trackCodes);
    expect(tracks.every((codes) => new Set(codes).size === 5)).toBe(true);
    expect(tracks.flat().filter((code) => !findTrackVariant(code))).toEqual([]);
  });

  it('gives cars of the starter catalogue in championships, none that is a prize', () => {
    const ids = starterCampaign.flatMap(({ facts }) => facts.carIds);
    const offered = new Set(starterCatalogue.filter(({ car }) => !car.prize).map(({ carId }) => carId));
    expect(ids.filter((carId) => !offered.has(carId))).toEqual([]);
    expect(ids).toHaveLength(90);
    expect(new Set(ids).size).toBeGreaterThan(70);
    const places = starterCampaign.map(({ place, match, facts }) => ({ place, matches: [{ match, ...facts }] }));
    expect(rewardSpots(places).size).toBe(new Set(ids).size);
  });
});
