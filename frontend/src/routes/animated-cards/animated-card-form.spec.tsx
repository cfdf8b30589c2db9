import { screen } from '@testing-library/react';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { AnimatedCardForm } from './animated-card-form.tsx';

beforeEach(() => {
  new FakeApi().install();
});

it.each(['.gif', '.webp', '.png', '.apng'])('an animated card can be a file that ends in %s', (ending) => {
  renderAt('/animated', <AnimatedCardForm car={{ id: 'Mini', name: 'Mini' }} onSent={() => undefined} />);
  const kinds = screen.getByLabelText(/file/i, { selector: 'input' }).getAttribute('accept') ?? '';
  expect(kinds.split(/,\s*/)).toContain(ending);
});
