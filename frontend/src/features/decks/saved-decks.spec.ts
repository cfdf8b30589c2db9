import { act } from '@testing-library/react';
import { changeDeck, saveDecks, savedDecks, MAX_DECKS, removeDeck } from './saved-decks.ts';

const names = () => savedDecks().map(({ name }) => name);
const stored = () => (JSON.parse(localStorage.getItem('tdr.decks') ?? '{}') as { decks: { name: string }[] }).decks;
const tell = () => act(() => void dispatchEvent(new StorageEvent('storage', { key: 'tdr.decks' })));

beforeEach(() => {
  localStorage.setItem('tdr.decks', '[]');
  tell();
  saveDecks([
    { name: 'Wet', query: '?share=~KtRoad_a01' },
    { name: 'Sand', query: '?share=~KtRoad_d00' },
  ]);
});

describe('kept decks', () => {
  it('stay on this device, the newest first', () => {
    saveDecks([{ name: 'Snow', query: '?share=' }]);
    expect(stored().map(({ name }) => name)).toEqual(['Snow', 'Wet', 'Sand']);
  });

  it('come back to their place when taking away is undone', () => {
    const undo = removeDeck(savedDecks()[0]?.id ?? '');
    expect(names()).toEqual(['Sand']);
    undo();
    expect(names()).toEqual(['Wet', 'Sand']);
  });

  it('get another name and another deck, and both back', () => {
    const id = savedDecks()[1]?.id ?? '';
    const undo = changeDeck(id, { name: 'Dunes', query: '?share=~KtRoad_a00' });
    expect(savedDecks()[1]).toEqual({ id, name: 'Dunes', query: '?share=~KtRoad_a00' });
    undo();
    expect(savedDecks()[1]).toEqual({ id, name: 'Sand', query: '?share=~KtRoad_d00' });
  });

  it('are two hundred at most; what has no room is said', () => {
    const many = Array.from({ length: MAX_DECKS }, (_one, at) => ({ name: `${at}`, query: '?share=' }));
    expect(saveDecks(many)).toBe('full');
    expect(savedDecks()).toHaveLength(MAX_DECKS);
    expect(names().slice(-2)).toEqual(['Wet', 'Sand']);
  });

  it('are those of another tab too, without what is none', () => {
    const whole = { id: 'a', name: 'Elsewhere', query: '?share=' };
    localStorage.setItem('tdr.decks', JSON.stringify([whole, { id: 'b' }, null, { ...whole, query: 'javascript:' }]));
    tell();
    expect(savedDecks()).toEqual([whole]);
  });

  it('say that the device has no room', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(saveDecks([{ name: 'Snow', query: '?share=' }])).toBe('not-stored');
    full.mockRestore();
  });
});
