import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderAt } from '../../test/render.tsx';
import { Switch } from './switch.tsx';

function Blur({ help }: { help?: string }) {
  const [on, setOn] = useState(false);
  return <Switch label="Blur" {...(help && { help })} on={on} onChange={setOn} />;
}
const theSwitch = () => screen.getByRole('switch', { name: 'Blur' });

describe('a switch', () => {
  it('goes on and off where its line is pressed', async () => {
    const { user } = renderAt('/', <Blur />);
    expect(theSwitch()).not.toBeChecked();
    await user.click(screen.getByText('Blur'));
    expect(theSwitch()).toBeChecked();
    await user.click(theSwitch());
    expect(theSwitch()).not.toBeChecked();
  });

  it('is reached and turned by keys', async () => {
    const { user } = renderAt('/', <Blur />);
    await user.tab();
    expect(theSwitch()).toHaveFocus();
    await user.keyboard(' ');
    expect(theSwitch()).toBeChecked();
  });

  it('is named by its label alone, and described by its line of help', () => {
    renderAt('/', <Blur help="Softens what lies behind." />);
    expect(theSwitch()).toHaveAccessibleDescription('Softens what lies behind.');
  });

  it('has no description where there is no help', () => {
    renderAt('/', <Blur />);
    expect(theSwitch()).not.toHaveAttribute('aria-describedby');
  });
});
