import { deckFile, readDeckFile } from './deck-file.ts';

const wet = { name: 'Wet', query: '?share=~KtRoad_a01~CMistral~T332&show=gaps' };

describe('a file of decks', () => {
  it('gives back what was put into it', () => {
    expect(readDeckFile(deckFile([wet]))).toEqual({ decks: [wet], left: 0 });
  });

  it('may be the slots of the field, of which many are empty', () => {
    const slots = [
      { name: 'Rain', cars: [{ rid: 'Mistral', selectedTune: '332' }, { rid: 'Flea' }], tracks: ['tRoad_a01'] },
      null,
      null,
      { cars: [], tracks: ['tRoad_a00'] },
    ];
    expect(readDeckFile(JSON.stringify(slots))).toEqual({
      decks: [
        { name: 'Rain', query: '?share=~KtRoad_a01~CMistral~T332~CFlea' },
        { name: '2', query: '?share=~KtRoad_a00' },
      ],
      left: 0,
    });
  });

  it('counts what could not be read, and keeps the rest', () => {
    const slots = [
      { name: 'Rain', cars: [{ rid: 'Mistral', selectedTune: '999' }, 7], tracks: ['nowhere_a00', 'tRoad_a01'] },
      {},
    ];
    expect(readDeckFile(JSON.stringify(slots))).toEqual({
      decks: [{ name: 'Rain', query: '?share=~KtRoad_a01~CMistral' }],
      left: 4,
    });
  });

  it.each(['', 'not valid JSON', '7', 'null', '{"format":"another"}'])('is not %j', (text) => {
    expect(readDeckFile(text)).toBeUndefined();
  });

  it('takes a name of reasonable length', () => {
    const long = [{ name: 'x'.repeat(500), tracks: ['tRoad_a00'] }];
    expect(readDeckFile(JSON.stringify(long))?.decks[0]?.name).toHaveLength(60);
  });
});
