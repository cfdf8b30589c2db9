import userEvent from '@testing-library/user-event';
import { typeAhead } from './typed-ahead.ts';

const pageKey = jest.fn();
let typed = '';

beforeEach(() => {
  typed = '';
  pageKey.mockClear();
  document.body.innerHTML =
    '<main tabindex="-1"></main><div aria-modal="true"><button></button><input data-autofocus value="2004"></div>';
  document.addEventListener('keydown', pageKey);
  typeAhead((all) => (typed = all));
});
afterEach(() => {
  document.removeEventListener('keydown', pageKey);
  document.body.innerHTML = '';
});

describe('keys typed before a dialog is there', () => {
  it('are kept for its field, and heard by nobody else', async () => {
    await userEvent.keyboard('2005{Backspace}4 bmw');
    expect(typed).toBe('2004 bmw');
    expect(pageKey).not.toHaveBeenCalled();
  });

  it('end where the dialog has the focus', async () => {
    await userEvent.keyboard('20');
    document.querySelector('button')?.focus();
    await userEvent.keyboard('0');
    document.querySelector('input')?.focus();
    await userEvent.keyboard('4');
    expect(typed).toBe('200');
    expect(pageKey).toHaveBeenCalledTimes(1);
  });

  it('are the page’s again after Escape', async () => {
    await userEvent.keyboard('2{Escape}m');
    expect(typed).toBe('2');
    expect(pageKey).toHaveBeenCalledTimes(2);
  });
});
