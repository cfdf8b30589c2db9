import { screen, waitFor } from '@testing-library/react';
import { renderAt } from '../../test/render.tsx';
import { AccelMakerPage } from './accel-maker.page.tsx';

const show = (query = '') => renderAt(`/accelMaker${query}`, <AccelMakerPage />);

describe('the acceleration of a car', () => {
  it('is estimated from the first example at once, with how sure it is', () => {
    show();
    expect(screen.getByText('MRA').nextElementSibling).toHaveTextContent(/^\d+\.\d\d90% range: /);
    expect(screen.getByRole('img', { name: /^Speed over time: 2\d\d mph after 17 s$/ })).toBeVisible();
  });

  it('takes a point at 60 or 100 mph as it is', () => {
    show('?points=60-2.3_100-4.6_150-9');
    expect(screen.getByText('0-60 mph').nextElementSibling).toHaveTextContent('2.30as measured');
    expect(screen.getByText('MRA').nextElementSibling).toHaveTextContent('100.00as measured');
  });

  it('takes one more point in the line that is always empty, and puts it into the address', async () => {
    const { user, where } = show('?points=60-2.3_100-4.6');
    await user.type(screen.getByLabelText('Speed 3, mph'), '150');
    await user.type(screen.getByLabelText('Seconds 3'), '9,5');
    expect(screen.getByLabelText('Speed 4, mph')).toHaveValue('');
    await waitFor(() => expect(where()).toBe('/accelMaker?points=60-2.3_100-4.6_150-9%2C5'));
  });

  it('says what is wrong with the points', async () => {
    const { user } = show('?points=60-2.3_100-4.6');
    await user.type(screen.getByLabelText('Speed 3, mph'), '90');
    expect(screen.getByText('Enter a number in both fields, such as 62 and 2.3.')).toBeVisible();
    await user.type(screen.getByLabelText('Seconds 3'), '9');
    expect(screen.getByText('Each row needs a higher speed and a longer time than the row above.')).toBeVisible();
  });

  it('says that a slow car has no MRA', () => {
    show('?points=40-5_62-9&top=95');
    expect(screen.getByText('Cars that cannot reach 105 mph have no MRA.')).toBeVisible();
  });
});
