import { deckOfLink } from './deck-of-link.ts';

const deck = { cars: [{ carId: 'Mini_1964', tune: '332' }, { carId: 'Golf_1976' }], tracks: ['tRoad_a00'] };

describe('deckOfLink', () => {
  it.each([
    'https://tdr.example/compare?share=~KtRoad_a00~CMini_1964~T332~CGolf_1976&base=1#top',
    ' /?base=1&share=~KtRoad_a00~CMini_1964~T332~CGolf_1976',
    'share=~KtRoad_a00~CMini_1964~T332~CGolf_1976',
    '~KtRoad_a00~CMini_1964~T332~CGolf_1976',
  ])('reads %s', (link) => {
    expect(deckOfLink(link)).toEqual(deck);
  });

  it.each(['', 'https://example.org/?q=~CMini_1964', '~KtRoad_a00', '~CMini_1964~Knowhere_a00', 'words ~CMini_1964'])(
    'takes nothing else: %s',
    (link) => {
      expect(deckOfLink(link)).toBeUndefined();
    },
  );
});
